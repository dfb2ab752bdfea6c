// Form fields that survive the refresh of an update, never secrets.
import { toRecord } from '@/lib/shared/is-record';

export type Control = {
  readonly type: string;
  readonly name: string;
  readonly autoComplete: string;
};

/** `nth` counts controls of the same name and type; a checkbox stores its state. */
export type CarriedField = Pick<Control, 'type' | 'name'> & { readonly nth: number; readonly value: string };

const MAX_FIELDS = 60;
const MAX_LENGTH = 5_000;
const TYPES = /^(?:text|search|tel|email|url|number|date|textarea|select-one|radio|checkbox)$/;
const SECRET_WORDS = /^(?:current-password|new-password|one-time-code|cc-.*)$/;
const SECRET_NAMES = /pass|psw|pwd|pin$|otp|code$|token|secret|cvv|card|captcha|geetest|challenge/i;

/** Returns whether a control may be stored: no password (even a visible one), code or token. */
export function isStorableField({ type, name, autoComplete }: Control): boolean {
  const words = autoComplete.toLowerCase().split(/\s+/);
  const isSecret = words.some((word) => SECRET_WORDS.test(word)) || SECRET_NAMES.test(name);
  return name !== '' && TYPES.test(type) && !isSecret;
}

/** Serialises the fields of a page. */
export function buildFormSnapshot(path: string, fields: readonly CarriedField[]): string {
  const storable = fields.filter(({ value }) => value.length <= MAX_LENGTH).slice(0, MAX_FIELDS);
  return JSON.stringify({ path, fields: storable });
}

function parseField(raw: unknown): CarriedField | undefined {
  const { type, name, nth, value } = toRecord(raw);
  if (typeof type !== 'string' || typeof name !== 'string' || typeof value !== 'string') return undefined;
  if (!Number.isInteger(nth) || !isStorableField({ type, name, autoComplete: '' })) return undefined;
  return { type, name, nth: Number(nth), value: value.slice(0, MAX_LENGTH) };
}

/** Parses the stored fields of a page, with the same checks. */
export function parseFormSnapshot(record: Record<string, unknown> | undefined, path: string): CarriedField[] {
  if (record?.path !== path || !Array.isArray(record.fields)) return [];
  return record.fields.slice(0, MAX_FIELDS).flatMap((raw) => parseField(raw) ?? []);
}
