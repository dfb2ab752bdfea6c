// A money message in the address by which a redirected game or cashier sends the player back.
import { readJson } from '@/lib/shared/is-record';
import { type MoneyMessage, parseMoneyMessage } from '@/lib/shared/track/money/money-message';

/** Query name of the message, as JSON. */
const MONEY_QUERY = 'money';

const MAX_CHARS = 1_024;

export type MoneyReturn = {
  /** The address without the message. */
  readonly rest: string;
  /** Undefined when broken, or without the id by which it counts once. */
  readonly message?: MoneyMessage;
};

function parseText(text: string): MoneyMessage | undefined {
  const message = text.length > MAX_CHARS ? undefined : parseMoneyMessage(readJson(text));
  return message?.id === undefined ? undefined : message;
}

/** Takes the message out of an address; undefined where it has none. */
export function takeMoney(href: string): MoneyReturn | undefined {
  const url = new URL(href);
  const text = url.searchParams.get(MONEY_QUERY);
  if (text === null) return undefined;
  url.searchParams.delete(MONEY_QUERY);
  return { rest: url.href, message: parseText(text) };
}
