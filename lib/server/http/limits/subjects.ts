// What limits count: addresses, accounts and numbers, each normalised to one form.
import 'server-only';
import { toLatinDigits } from '@/lib/shared/auth/sms/phone';

type Body = Record<string, unknown>;

const MAPPED = /^(?:0:){5}ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** All eight groups of an IPv6 address, without leading zeros; an IPv4 tail becomes two groups. */
function expand(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/%.*/s, '')
    .replace(/(?<=:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_all, ...parts: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    });
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(ALL_GROUPS - before.length - after.length, 0);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** Returns the address for limits: IPv4 as it is, IPv6 by its /64, which one household owns. */
export function toNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const groups = expand(address);
  const [, high, low] = MAPPED.exec(groups) ?? [];
  if (high === undefined || low === undefined)
    return `${groups.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64`;
  const bytes = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex');
  return [...bytes].join('.');
}

/** Accents too: a provider's database may take `lán` for `lan`. */
const NOT_WRITTEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Script=Inherited}]/gu;
const ONLY_A_NUMBER = /^[+().-]*\d[+\d().-]*$/;
const LAST_DIGITS = 8;

/** Values that are no text or number, and phones that are no number, share one count, whatever a provider reads from them. */
const ODD = '<odd>';

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? ODD : String(value);
}

// Providers accept numbers with or without country code, zero and signs: the last digits identify them.
const toNumber = (text: string): string => `#${text.replaceAll(/\D/g, '').slice(-LAST_DIGITS)}`;

/** Returns an account's name without case, accents, spaces and invisible characters; a numeric name counts as that number. */
export function toAccount(name: unknown): string | undefined {
  const text = toLatinDigits(textOf(name).normalize('NFKD'));
  const plain = text.toLowerCase().replaceAll(NOT_WRITTEN, '');
  if (plain === '') return undefined;
  return ONLY_A_NUMBER.test(plain) ? toNumber(plain) : plain;
}

// Of a short number, the dialing code may hold some of the last digits.
function toPhone({ mobileNum, countryDialingCode }: Body): string | undefined {
  const account = toAccount(mobileNum);
  // A provider may drop what follows the number, such as an extension.
  if (account === undefined || !/^#\d+$/.test(account)) return account && ODD;
  return toNumber(toLatinDigits(textOf(countryDialingCode)) + account);
}

/** Returns all accounts in a body: its user name and its number, since a provider may use either. */
export function accountsIn(body: Body): readonly string[] {
  const named = [toAccount(body.username), toPhone(body)].filter((name) => name !== undefined);
  return [...new Set(named)];
}
