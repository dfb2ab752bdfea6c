import type { RecoverySubject } from '@/lib/shared/auth/recovery/recovery-machine';

/** As long as providers accept a code, at the most. */
const MAX_AGE_MS = 15 * 60_000;

/** Returns the account of a recovery as a tab stored it; undefined when it is malformed or older than 15 minutes. */
export function parseStoredRecovery(
  stored: Record<string, unknown> | undefined,
  nowMs: number,
): RecoverySubject | undefined {
  const { username, mobileNum, requestedAt } = stored ?? {};
  const ageMs = nowMs - Number(requestedAt);
  if (!(ageMs >= 0 && ageMs < MAX_AGE_MS)) return undefined;
  if (typeof username === 'string' && username !== '') return { username };
  return typeof mobileNum === 'string' && mobileNum !== '' ? { mobileNum } : undefined;
}
