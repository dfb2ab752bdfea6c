// Detects a provider that could not decrypt a call: its key is refetched, and the message hidden from players.
import 'server-only';
import type { UpstreamAnswer } from '@/lib/server/provider/upstream/fetch-upstream';
import type { Result } from '@/lib/shared/calls/envelope';

const CODE = /^(?:(?:err|error|sys|system|rsa|aes)[._-])?(?:en|de)crypt|^ERR_OSSL/i;
/** Messages of OpenSSL, Node and Java; texts for players contain none of them. */
const TEXT =
  /\boaep\b|\brsa routines\b|\berror:[0-9a-f]{8}:|bad ?padding|AEADBadTag|unable to authenticate data|decrypt(?:ion)?[ _](?:error|fail)|(?:failed|unable|not able|could not|cannot) (?:to )?decrypt/i;
const MAX_READ = 2_000;

/** Returns whether the provider failed to decrypt: by its code, or by a library's message in the first 2,000 characters of an error. */
export function isDecryptionError({ status, text }: UpstreamAnswer, result: Result<unknown>): boolean {
  if (result.ok) return false;
  if (CODE.test(result.code)) return true;
  return status >= 400 && TEXT.test(text.slice(0, MAX_READ));
}
