// Captcha version 4: the loader fetches the challenge from the vendor.
import 'client-only';
import { loadInit } from '@/lib/client/captcha/load-init';
import { makeInstance } from '@/lib/client/captcha/make-instance';
import { type OpenWidget, toWidget } from '@/lib/client/captcha/widget';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { type CaptchaFacts, toLoaderUrl } from '@/lib/shared/captcha/captcha-facts';
import { toCaptchaLanguage } from '@/lib/shared/captcha/captcha-language-table';
import { toProofV4 } from '@/lib/shared/captcha/captcha-proof';
import { TIMING } from '@/lib/shared/constants';

export const INIT_V4 = 'initGeetest4';

/** Opens version 4. */
export const openV4: OpenWidget<CaptchaFacts> = async (facts, signal, arrived) => {
  const init = await loadInit(toLoaderUrl(facts), INIT_V4);
  arrived();
  signal.throwIfAborted();
  const instance = await makeInstance(init, {
    captchaId: facts.id,
    product: 'bind',
    language: toCaptchaLanguage(getPageFacts().language, 'v4'),
    protocol: `${new URL(facts.origin).protocol}//`,
    timeout: TIMING.captchaTimeoutMs,
  });
  return toWidget(instance, { show: 'showCaptcha', toProof: toProofV4 }, signal);
};
