// A support code on its way to customer service: in an address, in a chat's draft, in a message.
import { ROUTES, toHref } from '@/lib/shared/routes';

const SUPPORT_CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Name of the query parameter that hands a code over. */
export const SUPPORT_QUERY = 'support';

/** Parses a code that came by an address: exactly the form that supportCodeOf makes, else undefined. */
export function parseSupportCode(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const code = raw.trim().toUpperCase();
  return SUPPORT_CODE.test(code) ? code : undefined;
}

/** The address of the service page that has the code at hand. */
export function toSupportHref(code: string, query?: URLSearchParams): string {
  return toHref(ROUTES.service, { [SUPPORT_QUERY]: parseSupportCode(code) }, query);
}
