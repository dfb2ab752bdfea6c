// The return of a provider as the pre-paint script took it off the address, before anything else could read it (RR9, RR10, ruling 30).
import 'client-only';
import { type ProviderReturn, parseProviderReturn } from '@/lib/shared/social/provider-return';

declare global {
  interface Window {
    /** The address by which a provider sent the player back; set by the pre-paint script alone. */
    mcReturn?: string;
  }
}

let wasTaken = false;

/** Whether this page was opened by a provider's return: auto-login must not run on it (ruling 28). */
export function isReturnPage(): boolean {
  return wasTaken || window.mcReturn !== undefined;
}

/** Takes the return, once: nothing can read it afterwards. */
export function takeReturn(): ProviderReturn | undefined {
  const { mcReturn } = window;
  if (mcReturn === undefined) return undefined;
  wasTaken = true;
  delete window.mcReturn;
  return parseProviderReturn(new URL(mcReturn));
}
