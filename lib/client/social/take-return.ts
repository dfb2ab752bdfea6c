import 'client-only';
import '@/lib/client/auth/is-return-page';
import { type ProviderReturn, parseProviderReturn } from '@/lib/shared/social/provider-return';

/** Returns and consumes the return; the offline page leaves it to the page that follows. */
export function takeReturn(): ProviderReturn | undefined {
  const { mcReturn } = window;
  if (!mcReturn || document.querySelector('[data-offline]')) return undefined;
  window.mcReturn = '';
  return parseProviderReturn(new URL(mcReturn));
}
