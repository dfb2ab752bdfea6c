// What a member's page does once after a login, and after an address that chose the language; most pages load none of it.
import 'client-only';
import { loadAfterLogin } from '@/lib/client/auth/load-after-login';
import { syncChosenLanguage } from '@/lib/client/member/sync-language';

/** Makes the calls after a login, and reports a language that the address has just chosen. */
export async function settleMember(): Promise<void> {
  await loadAfterLogin();
  await syncChosenLanguage();
}
