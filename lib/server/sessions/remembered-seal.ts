// Seals the password of a remembered login for one merchant, device and member.
import 'server-only';
import { openText, type SealScope, seal } from '@/lib/server/platform/text-seal';
import { DAY_SECONDS } from '@/lib/shared/day';

/** Renewed by each use. */
export const REMEMBERED_SECONDS = 30 * DAY_SECONDS;

const MAX_PASSWORD_LENGTH = 512;
const MAX_NAME_LENGTH = 256;
/** Longer than a sealed password with usual names. */
const MAX_TEXT_LENGTH = 16_384;
const CLOCK_SKEW_MS = 5 * 60 * 1000;

export type Remembered = {
  readonly password: string;
  readonly names: readonly string[];
  readonly usedAtMs: number;
};

export type RememberedScope = { readonly merchant: string; readonly deviceKey: string };

const toScope = ({ merchant, deviceKey }: RememberedScope): SealScope => ({
  holder: deviceKey,
  purpose: `remembered login ${merchant}`,
});

/** Seals a record in base64. Undefined for an empty or too long password, or without a usable name: then nothing is remembered. */
export function sealRemembered(record: Remembered, scope: RememberedScope): string | undefined {
  const { password } = record;
  const names = [...new Set(record.names)].filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH);
  if (password === '' || password.length > MAX_PASSWORD_LENGTH || names.length === 0) return undefined;
  const sealed = seal(JSON.stringify({ ...record, names }), toScope(scope));
  const text = Buffer.from(sealed.toString('base64')).toString('base64');
  return text.length <= MAX_TEXT_LENGTH ? text : undefined;
}

function toUsable(plain: string, nowMs: number): Remembered | undefined {
  const { password, usedAtMs, names = [] } = JSON.parse(plain) as Partial<Remembered> & Remembered;
  const ageMs = nowMs - usedAtMs;
  const isInTime = ageMs <= REMEMBERED_SECONDS * 1000 && ageMs >= -CLOCK_SKEW_MS;
  return isInTime ? { password, usedAtMs, names } : undefined;
}

/** Opens a record at `nowMs` with any secret; undefined for another merchant or device, or after 30 days without use. Never throws. */
export function openRemembered(text: unknown, scope: RememberedScope, nowMs: number): Remembered | undefined {
  if (typeof text !== 'string' || text.length > MAX_TEXT_LENGTH) return undefined;
  const sealed = Buffer.from(Buffer.from(text, 'base64').toString('latin1'), 'base64');
  const plain = openText(sealed, toScope(scope));
  return plain === undefined ? undefined : toUsable(plain, nowMs);
}
