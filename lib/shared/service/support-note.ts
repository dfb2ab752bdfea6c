// Passes a support code to customer service: in an address, a chat draft, or a message.
import { ROUTES, toHref } from '@/lib/shared/routes';

const SUPPORT_CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

export const SUPPORT_QUERY = 'support';

/** Parses a support code of an address; only the form of supportCodeOf is valid. */
export function parseSupportCode(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const code = raw.trim().toUpperCase();
  return SUPPORT_CODE.test(code) ? code : undefined;
}

/** Builds the service page's address with a support code. */
export function toSupportHref(code: string, query?: URLSearchParams): string {
  return toHref(ROUTES.service, { [SUPPORT_QUERY]: parseSupportCode(code) }, query);
}
