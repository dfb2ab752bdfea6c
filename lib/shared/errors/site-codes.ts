/** The site's own error codes and their HTTP status; also message keys under `errors`. */
export const SITE_ERRORS = {
  unknown_call: 404,
  bad_request: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  cross_site_request: 403,
  TOO_MANY_REQUESTS: 429,
  invalid_response: 502,
  encryption_unavailable: 502,
  network_error: 502,
  timeout: 504,
  unavailable: 503,
  domain_not_available: 421,
  play_break: 403,
} as const;

/** Returns whether a code means too many requests: the provider has several that begin so. */
export function isTooManyRequests(code: string): boolean {
  return code.startsWith('TOO_MANY_REQUEST');
}

export type SiteErrorCode = keyof typeof SITE_ERRORS;
