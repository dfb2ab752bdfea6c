// Whose words players read: the codes and endpoints whose messages a provider writes for players, and for no one else.
import type { Endpoint } from '@/lib/shared/calls/call';
import { ERROR_ACTIONS } from '@/lib/shared/errors/error-action-table';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** Codes that tell engineers something, on whatever endpoint. */
const TECHNICAL = /encrypt|decrypt|internal|exception|runtime|database|sql|^http|server[._-]?error/i;

/**
 * Returns whether the message of a failure is meant for players: every code of the error table, and any refusal of an endpoint whose refusals
 * players read (`hasPlayerMessages`), unless the code is technical or the site's own.
 */
export function isPlayerCode(row: Pick<Endpoint, 'hasPlayerMessages'>, code: string): boolean {
  if (Object.hasOwn(ERROR_ACTIONS, code)) return true;
  return row.hasPlayerMessages === true && !Object.hasOwn(SITE_ERRORS, code) && !TECHNICAL.test(code);
}
