// Keeps a provider link ready before the tap: apps open only from real links.
import 'client-only';
import { useCallback, useEffect, useState } from 'react';
import type { PreparedFlow } from '@/lib/client/social/prepare-flow';

/** Returns the address and the tap handler, undefined until ready; each tap gets fresh values. */
export function usePreparedFlow(
  prepare: () => Promise<PreparedFlow | undefined>,
): { readonly href: string; readonly onTap: () => void } | undefined {
  const [flow, setFlow] = useState<PreparedFlow>();
  const renew = useCallback(() => void prepare().then(setFlow), [prepare]);
  useEffect(() => {
    renew();
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, [renew]);
  if (!flow) return undefined;
  const onTap = () => {
    flow.store();
    // After the browser has followed the current link.
    setTimeout(renew);
  };
  return { href: flow.href, onTap };
}
