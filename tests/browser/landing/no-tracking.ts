// A browser that says of itself that its user wants no tracking (Global Privacy Control), to page and server.

/** What it sends along. */
export const NO_TRACKING = { 'Sec-GPC': '1' } as const;

/** What scripts see of it; runs in the page. */
export function wantNoTracking(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}
