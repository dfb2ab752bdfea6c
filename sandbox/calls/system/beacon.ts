// Checks a beacon as a strict provider would: one of the two forms, known fields, plausible numbers.

import { CallError } from '../../core/call-error.ts';
import { isJsonObject } from '../../core/json-value.ts';

const MAX_MS = 600_000;
const SENTINELS: unknown[] = [-1, -2];

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MAX_MS;

const isMain = (value: unknown): boolean =>
  SENTINELS.includes(value) || (isCount(value) && Number.isInteger(value));

const isMore = (value: unknown): boolean => value === undefined || isCount(value);

const FORMS: Record<string, Record<string, (value: unknown) => boolean>> = {
  performance: { fcp: isMain, lcp: isMain, shell: isMain, ttfb: isMore, inp: isMore, cls: isMore },
  statusTiming: { duration: isCount, stale: (value) => typeof value === 'boolean' },
};

/** Rejects a value of neither form, with a missing or an unknown field. */
export const checkBeacon = (value: unknown): void => {
  const fields = isJsonObject(value) ? value : {};
  const form = FORMS[String(fields.type)] ?? {};
  const names = Object.keys(form);
  const faults = names.filter((name) => !form[name]?.(fields[name]));
  const unknown = Object.keys(fields).filter((name) => name !== 'type' && !names.includes(name));
  if (names.length > 0 && faults.length + unknown.length === 0) return;
  const named = [...faults, ...unknown].join(', ') || 'type';
  throw new CallError('beacon.invalid', `The value of the beacon is not usable: ${named}.`, {
    httpStatus: 400,
  });
};
