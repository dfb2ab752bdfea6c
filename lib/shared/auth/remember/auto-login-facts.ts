// Auto-login rules of a merchant, as an attribute of <html>.

export type AutoLoginFacts = {
  readonly isOn: boolean;
  readonly isCaptchaShown: boolean;
  readonly isExpiryForced: boolean;
};

type StatusFacts = {
  readonly switches: { readonly MOBILEAUTOLOGIN3: boolean; readonly PWDEXPFORCECHANGE3: boolean };
  readonly captcha: { readonly login: boolean };
};

/** Serialises the rules; undefined without the switch MOBILEAUTOLOGIN3. */
export function buildAutoLoginText({ switches, captcha }: StatusFacts): string | undefined {
  if (!switches.MOBILEAUTOLOGIN3) return undefined;
  const words = ['on', captcha.login && 'captcha', switches.PWDEXPFORCECHANGE3 && 'expiry'];
  return words.filter(Boolean).join(' ');
}

/** Parses the attribute. */
export function parseAutoLoginText(text: string | undefined): AutoLoginFacts {
  const words = text?.split(' ') ?? [];
  return {
    isOn: words.includes('on'),
    isCaptchaShown: words.includes('captcha'),
    isExpiryForced: words.includes('expiry'),
  };
}
