import { isRecord } from '@/lib/shared/is-record';

/** Signed fields unchanged, a refusal, or unreadable. */
export type TelegramResult =
  | {
      readonly kind: 'signed';
      readonly fields: Readonly<Record<string, unknown>>;
      readonly authDate: number;
    }
  | { readonly kind: 'declined' }
  | { readonly kind: 'unreadable' };

const UNREADABLE: TelegramResult = { kind: 'unreadable' };
const MAX_LENGTH = 8192;

// Rejected, because copying the fields would change the prototype.
function parseFields(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    if (name === '__proto__') throw new SyntaxError('an impossible field');
    return value;
  });
}

// atob returns bytes; the hash needs names decoded as UTF-8.
function fromBase64(text: string): unknown {
  const plain = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/(?<!=)=+$/, '');
  const bytes = Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0));
  return parseFields(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

function attempt(read: () => unknown): { readonly value: unknown } | undefined {
  try {
    return { value: read() };
  } catch {
    return undefined;
  }
}

function decode(payload: string): { readonly value: unknown } | undefined {
  const text = attempt(() => decodeURIComponent(payload))?.value;
  if (typeof text !== 'string') return undefined;
  return attempt(() => fromBase64(text)) ?? attempt(() => parseFields(text));
}

function isDigits(value: unknown): boolean {
  return (typeof value === 'number' || typeof value === 'string') && /^[1-9]\d{0,19}$/.test(String(value));
}

function isSigned(fields: Record<string, unknown>): boolean {
  const { id, auth_date, hash } = fields;
  return isDigits(id) && isDigits(auth_date) && typeof hash === 'string' && /^[0-9a-f]{64}$/i.test(hash);
}

/** Parses a payload: signed fields unchanged with unknown ones, or `false` for a refusal. Never throws. */
export function parseTelegramResult(payload: string): TelegramResult {
  const decoded = payload.length > MAX_LENGTH ? undefined : decode(payload);
  if (!decoded) return UNREADABLE;
  const { value: fields } = decoded;
  if (fields === false) return { kind: 'declined' };
  return isRecord(fields) && isSigned(fields)
    ? { kind: 'signed', fields, authDate: Number(fields.auth_date) }
    : UNREADABLE;
}
