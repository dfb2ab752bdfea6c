// A visitor's consent as the browser stores it, and the cookies of the landing.

/** Sets cookies as the server would; an empty value removes one. */
export function setCookies(cookies: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(cookies)) {
    document.cookie = `${name}=${value}${value === '' ? '; max-age=0' : ''}`;
  }
}

/** Accepts, declines, or removes the choice. */
export function setConsent(choice: 'yes' | 'no' | 'unasked'): void {
  setCookies({ mc_consent: choice === 'unasked' ? '' : choice });
}
