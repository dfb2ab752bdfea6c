import 'client-only';
import '@/lib/client/auth/is-return-page';
import { reloadPage } from '@/lib/client/page/leave-page';

/** Loads the page anew, with the provider's return that was taken from its address: the page that the visitor gets now finishes it. */
export function reloadWithReturn(): void {
  if (window.mcReturn) window.history.replaceState(null, '', window.mcReturn);
  reloadPage();
}
