'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** Loads everything that the first load must not wait for: worker, installation, updates, push. Mounted once in the layout. */
export function DeferredLoader() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { DeferredWidgets } = await import('./deferred-widgets');
        startTransition(() => setParts(() => DeferredWidgets));
      }),
    [],
  );
  return Parts ? <Parts /> : null;
}
