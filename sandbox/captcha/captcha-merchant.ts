// Which demo merchant a public captcha id belongs to.
import { type Merchant, merchants } from '../core/merchant.ts';

export const findCaptchaMerchant = (captchaId: string | undefined): Merchant | undefined =>
  [...merchants.values()].find((one) => one.captchaId === captchaId);
