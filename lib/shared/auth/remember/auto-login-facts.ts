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
  const flags = ['on', captcha.login && 'captcha', switches.PWDEXPFORCECHANGE3 && 'expiry'];
  return flags.filter(Boolean).join(' ');
}

/** Parses the attribute. */
export function parseAutoLoginText(text: string | undefined): AutoLoginFacts {
  const flags = text?.split(' ') ?? [];
  return {
    isOn: flags.includes('on'),
    isCaptchaShown: flags.includes('captcha'),
    isExpiryForced: flags.includes('expiry'),
  };
}
