// A browser that sends Global Privacy Control to page and server.

/** Headers to send. */
export const NO_TRACKING = { 'Sec-GPC': '1' } as const;

/** What scripts see of it; runs in the page. */
export function wantNoTracking(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}
