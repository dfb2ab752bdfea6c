// The return of a provider as the pre-paint script took it off the address, before anything else could read it.
import 'client-only';
import '@/lib/client/auth/is-return-page';
import { type ProviderReturn, parseProviderReturn } from '@/lib/shared/social/provider-return';

/** Takes the return, once: nothing can read it afterwards. */
export function takeReturn(): ProviderReturn | undefined {
  const { mcReturn } = window;
  if (!mcReturn) return undefined;
  window.mcReturn = '';
  return parseProviderReturn(new URL(mcReturn));
}
