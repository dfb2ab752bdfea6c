import type { Failure } from '@/lib/shared/calls/envelope';

/** Returns whether the provider reports the thing as missing: by 404 or by a code, since none is agreed. A 404 without an envelope is `invalid_response` under 502. */
export function isMissing({ code, status }: Pick<Failure, 'code' | 'status'>): boolean {
  return status === 404 || /not[._-]?(?:found|exist)/i.test(code);
}
