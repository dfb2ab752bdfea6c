// Tells a provider that could not decrypt a call from one that read it and says no: only the first may be sent again (FLT-51).
import 'server-only';
import type { UpstreamAnswer } from '@/lib/server/backend/fetch-upstream';
import type { Result } from '@/lib/shared/calls/envelope';

const CODE = /^(?:(?:err|error|sys|system|rsa|aes)[._-])?(?:en|de)crypt|^ERR_OSSL/i;
/** What crypto libraries say: OpenSSL, Node, Java. Texts for players say none of it. */
const TEXT =
  /\boaep\b|\brsa routines\b|\berror:[0-9a-f]{8}:|bad ?padding|AEADBadTag|unable to authenticate data|decrypt(?:ion)?[ _](?:error|fail)|(?:failed|unable|not able|could not|cannot) (?:to )?decrypt/i;
const MAX_READ = 2_000;

/**
 * Returns whether an answer says that the sealed body could not be opened: by its code under any status, or by a library's own words in the
 * message of a 4xx or 5xx, or in its body where that is no envelope. Reads the first 2,000 characters.
 */
export function isDecryptionError({ status, text }: UpstreamAnswer, result: Result<unknown>): boolean {
  if (result.ok) return false;
  if (CODE.test(result.code)) return true;
  if (status < 400) return false;
  const words = result.message || (result.code === 'invalid_response' ? text : '');
  return TEXT.test(words.slice(0, MAX_READ));
}
