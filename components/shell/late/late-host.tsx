'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-part';

/** Where everything comes in that no first load may wait for: the worker, installation, updates, push. It stands once in the layout. */
export function LateHost() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { LateParts } = await import('./late-parts');
        startTransition(() => setParts(() => LateParts));
      }),
    [],
  );
  return Parts ? <Parts /> : null;
}
