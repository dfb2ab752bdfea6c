import 'client-only';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';

const RETRY_MS = 10_000;

/** Returns a component that loads once the browser is idle, after a failure again 10 s later; undefined until then. */
export function useIdlePart(load: () => Promise<ComponentType>): ComponentType | undefined {
  const [Part, setPart] = useState<ComponentType>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout>;
    const stop = whenIdle(() => {
      load().then(
        (loaded) => startTransition(() => setPart(() => loaded)),
        () => {
          retry = setTimeout(setFailures, RETRY_MS, failures + 1);
        },
      );
    });
    return () => {
      stop();
      clearTimeout(retry);
    };
  }, [load, failures]);
  return Part;
}
