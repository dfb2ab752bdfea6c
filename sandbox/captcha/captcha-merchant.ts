// Demo merchant of a public captcha id.
import { merchants, type SandboxMerchant } from '../core/merchant.ts';

export const findCaptchaMerchant = (captchaId: string | undefined): SandboxMerchant | undefined =>
  [...merchants.values()].find((one) => one.captchaId === captchaId);
