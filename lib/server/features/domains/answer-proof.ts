// Answers `/.well-known/site-proof`, which the doctor asks to see whether a host leads here.
import 'server-only';
import { answerFile, answerMissing } from '@/lib/server/features/manifest/answer-file';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { getEnv } from '@/lib/server/platform/env';
import { toDomainProof } from '@/lib/server/tenants/domain-proof';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

/** Returns the proof of a host of the registry as text; 421 for any other host. */
export function answerProof(request: Request): Response {
  const { hostName = '' } = readClientConnection(request.headers);
  const [secret = ''] = getEnv().SESSION_SECRET;
  if (!getMerchantByHost(hostName)) return answerMissing(421);
  const body = `${toDomainProof(secret, hostName)}\n`;
  return answerFile(request, { body, type: 'text/plain; charset=utf-8', cacheControl: 'no-store' });
}
