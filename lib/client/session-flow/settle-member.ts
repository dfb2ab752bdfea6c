// What a member's page does once after a login, and after an address that chose the language; most pages load none of it.
import 'client-only';
import { loadAfterLogin } from '@/lib/client/auth/load-after-login';
import { renewMember } from '@/lib/client/member/sync-language';

/** Makes the calls after a login, reads the member anew, and reports a language that differs from the member's. */
export async function settleMember(): Promise<void> {
  await Promise.all([loadAfterLogin(), renewMember()]);
}
