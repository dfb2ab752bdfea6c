import 'client-only';
import '@/lib/client/auth/is-return-page';
import { type ProviderReturn, parseProviderReturn } from '@/lib/shared/social/provider-return';

/** Returns and consumes the return. */
export function takeReturn(): ProviderReturn | undefined {
  const { mcReturn } = window;
  if (!mcReturn) return undefined;
  window.mcReturn = '';
  return parseProviderReturn(new URL(mcReturn));
}
