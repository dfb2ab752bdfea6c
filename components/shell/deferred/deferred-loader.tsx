'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** Where everything comes in that no first load may wait for: the worker, installation, updates, push. It stands once in the layout. */
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
