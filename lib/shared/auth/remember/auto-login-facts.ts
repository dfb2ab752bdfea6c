// What a page tells its script about auto-login, in one attribute of <html>: the merchant's switches, nothing of the member.

/** The merchant's rules: whether logins are remembered at all, ask for a captcha, and force a change of expired passwords. */
export type AutoLoginFacts = {
  readonly isOn: boolean;
  readonly isCaptchaShown: boolean;
  readonly isExpiryForced: boolean;
};

type StatusFacts = {
  readonly switches: { readonly MOBILEAUTOLOGIN3: boolean; readonly PWDEXPFORCECHANGE3: boolean };
  readonly captcha: { readonly login: boolean };
};

/** The attribute's text; undefined where auto-login is switched off (MOBILEAUTOLOGIN3). */
export function buildAutoLoginText({ switches, captcha }: StatusFacts): string | undefined {
  if (!switches.MOBILEAUTOLOGIN3) return undefined;
  const words = ['on', captcha.login && 'captcha', switches.PWDEXPFORCECHANGE3 && 'expiry'];
  return words.filter(Boolean).join(' ');
}

/** Reads the attribute back. */
export function parseAutoLoginText(text: string | undefined): AutoLoginFacts {
  const words = text?.split(' ') ?? [];
  return {
    isOn: words.includes('on'),
    isCaptchaShown: words.includes('captcha'),
    isExpiryForced: words.includes('expiry'),
  };
}
