// Tells a provider that could not decrypt a call from one that read it and says no: only the first may be sent again.
import 'server-only';
import type { UpstreamAnswer } from '@/lib/server/provider/upstream/fetch-upstream';
import type { Result } from '@/lib/shared/calls/envelope';

const CODE = /^(?:(?:err|error|sys|system|rsa|aes)[._-])?(?:en|de)crypt|^ERR_OSSL/i;
/** What crypto libraries say: OpenSSL, Node, Java. Texts for players say none of it. */
const TEXT =
  /\boaep\b|\brsa routines\b|\berror:[0-9a-f]{8}:|bad ?padding|AEADBadTag|unable to authenticate data|decrypt(?:ion)?[ _](?:error|fail)|(?:failed|unable|not able|could not|cannot) (?:to )?decrypt/i;
const MAX_READ = 2_000;

/**
 * Returns whether an answer says that the sealed body could not be opened: by its code under any status, or by a library's own words in the
 * body of a 4xx or 5xx, of which the first 2,000 characters are read.
 */
export function isDecryptionError({ status, text }: UpstreamAnswer, result: Result<unknown>): boolean {
  if (result.ok) return false;
  if (CODE.test(result.code)) return true;
  return status >= 400 && TEXT.test(text.slice(0, MAX_READ));
}
