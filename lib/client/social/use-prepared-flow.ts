// Keeps a link to a provider ready: its address stands before the tap, for apps open only from real links.
import 'client-only';
import { useCallback, useEffect, useState } from 'react';
import type { PreparedFlow } from '@/lib/client/social/start-line';

/** The address to link to, and what a tap must do first; each tap has values of its own. Undefined until it is ready. */
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
    flow.keep();
    // After the browser has followed the link as it stood.
    setTimeout(renew);
  };
  return { href: flow.href, onTap };
}
