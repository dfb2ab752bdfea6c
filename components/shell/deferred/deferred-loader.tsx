'use client';

import { useIdlePart } from '@/lib/client/page/use-idle-part';

const loadWidgets = async () => (await import('./deferred-widgets')).DeferredWidgets;

/** Loads everything that the first load must not wait for: worker, installation, updates, push. Mounted once in the layout. */
export function DeferredLoader() {
  const Widgets = useIdlePart(loadWidgets);
  return Widgets ? <Widgets /> : null;
}
