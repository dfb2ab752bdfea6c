// Reads what Telegram puts behind tgAuthResult: base64url or percent-encoded JSON, in UTF-8.

/** The signed fields as they came, a plain refusal, or something that is neither. */
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

// Telegram sends no such name; copying the fields would change what they are copied into.
function parseFields(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    if (name === '__proto__') throw new SyntaxError('an impossible field');
    return value;
  });
}

// atob yields bytes, one a sign; names in other scripts need them read as UTF-8, or their hash would no longer fit.
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

/**
 * Reads a payload: signed fields complete and unchanged, unknown ones included, for all of them are under the signature; the
 * literal `false` is a refusal. Anything else is unreadable: nothing a link may hold makes it throw.
 */
export function parseTelegramResult(payload: string): TelegramResult {
  const decoded = payload.length > MAX_LENGTH ? undefined : decode(payload);
  if (!decoded) return UNREADABLE;
  const { value } = decoded;
  if (value === false) return { kind: 'declined' };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREADABLE;
  const fields = value as Record<string, unknown>;
  return isSigned(fields) ? { kind: 'signed', fields, authDate: Number(fields.auth_date) } : UNREADABLE;
}
