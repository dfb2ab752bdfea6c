import 'client-only';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** Returns a component that loads once the browser is idle; undefined until then, and where it fails to load. */
export function useIdlePart(load: () => Promise<ComponentType>): ComponentType | undefined {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const loaded = await load();
        startTransition(() => setPart(() => loaded));
      }),
    [load],
  );
  return Part;
}
