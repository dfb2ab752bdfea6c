// What of a provider's error may reach browsers and pages: code, message for players, typed fields.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { toLoggedText } from '@/lib/server/provider/logged-text';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import type { Failure } from '@/lib/shared/calls/envelope';
import { parseFailureValue } from '@/lib/shared/errors/failure-value';
import { isPlayerCode, isPlayerText, MAX_CHARS } from '@/lib/shared/errors/player-text';

// This text leads to the login page, whatever the code.
const ASKS_FOR_LOGIN = /^please login$/i;

// A message may repeat its code, which the browser gets anyway.
const withoutCode = ({ message, code }: Failure): string =>
  message
    .split(' ')
    .filter((word) => word !== code)
    .join(' ');

function mayBeRead({ row }: ProviderCall, failure: Failure): boolean {
  const { code, message, status } = failure;
  // A fault, as of a mail server, may occur for existing accounts only: its text would reveal them.
  if (row.hidesAccount && status >= 500) return false;
  if (ASKS_FOR_LOGIN.test(message.trim())) return true;
  return isPlayerCode(row, code) && message.length <= MAX_CHARS && isPlayerText(withoutCode(failure));
}

function knownValues({ body = {}, token, query }: ProviderCall): string[] {
  const values = [...Object.values(body), ...(query?.values() ?? []), token];
  return values.filter((value) => typeof value === 'string');
}

/** Returns the failure without internal messages and untyped values; removed messages are logged, masked, under its trace id. */
export function screenFailure(call: ProviderCall, failure: Failure): Failure {
  const { code, message, traceId } = failure;
  const value = parseFailureValue(code, failure.value);
  if (message === '' || mayBeRead(call, failure)) return { ...failure, value };
  getLog().info(
    {
      merchant: call.merchant.code,
      call: call.row.name,
      code,
      traceId,
      text: toLoggedText(message, knownValues(call)),
    },
    'message of the provider withheld',
  );
  return { ...failure, message: '', value };
}
