import type { Endpoint } from '@/lib/shared/calls/call';
import { ERROR_ACTIONS } from '@/lib/shared/errors/error-action-table';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** Codes for engineers, on any endpoint. */
const TECHNICAL = /encrypt|decrypt|internal|exception|runtime|database|sql|^http|server[._-]?error/i;

/** Returns whether to show a message: codes of the error table, and `hasPlayerMessages` endpoints, unless the code is technical or the site's own. */
export function isPlayerCode(row: Pick<Endpoint, 'hasPlayerMessages'>, code: string): boolean {
  if (Object.hasOwn(ERROR_ACTIONS, code)) return true;
  return row.hasPlayerMessages === true && !Object.hasOwn(SITE_ERRORS, code) && !TECHNICAL.test(code);
}
