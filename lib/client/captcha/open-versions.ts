// How each version of the captcha opens.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { type Init, loadInit } from '@/lib/client/captcha/load-init';
import { type OpenWidget, toWidget, type VendorInstance } from '@/lib/client/captcha/widget';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { captcha } from '@/lib/shared/calls/verification-table';
import { type CaptchaFacts, toLoaderUrl } from '@/lib/shared/captcha/captcha-facts';
import { toCaptchaLanguage } from '@/lib/shared/captcha/captcha-language-table';
import { type Challenge, parseChallenge, toProofV3, toProofV4 } from '@/lib/shared/captcha/captcha-proof';
import { CAPTCHA_TIMEOUT_MS } from '@/lib/shared/constants';

// Rejects on `offlineCb` too: the vendor's bypass would let all users pass.
function makeInstance(init: Init, config: Record<string, unknown>): Promise<VendorInstance> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('captcha not started'));
    try {
      init({ ...config, onError: refuse, offlineCb: refuse }, (made) => resolve(made as VendorInstance));
    } catch (error) {
      reject(error);
    }
  });
}

const INIT_V3 = 'initGeetest';

async function fetchChallenge(): Promise<Challenge> {
  const answer = await callApi(captcha, { query: { t: Date.now() } });
  const challenge = answer.ok ? parseChallenge(answer.value) : undefined;
  if (!challenge) throw new Error('no captcha challenge');
  return challenge;
}

// A fresh challenge of the provider for each attempt, in parallel with the script.
const openV3: OpenWidget<CaptchaFacts> = async (facts, signal, arrived) => {
  const script = loadInit(toLoaderUrl(facts), INIT_V3).then((init) => {
    arrived();
    return init;
  });
  const [init, challenge] = await Promise.all([script, fetchChallenge()]);
  signal.throwIfAborted();
  const instance = await makeInstance(init, {
    ...challenge,
    product: 'bind',
    lang: toCaptchaLanguage(getPageFacts().language, 'v3'),
    https: facts.origin.startsWith('https:'),
    timeout: CAPTCHA_TIMEOUT_MS,
  });
  return toWidget(instance, { show: 'verify', toProof: toProofV3 }, signal);
};

const INIT_V4 = 'initGeetest4';

// The vendor's script fetches the challenge.
const openV4: OpenWidget<CaptchaFacts> = async (facts, signal, arrived) => {
  const init = await loadInit(toLoaderUrl(facts), INIT_V4);
  arrived();
  signal.throwIfAborted();
  const instance = await makeInstance(init, {
    captchaId: facts.id,
    product: 'bind',
    language: toCaptchaLanguage(getPageFacts().language, 'v4'),
    protocol: `${new URL(facts.origin).protocol}//`,
    timeout: CAPTCHA_TIMEOUT_MS,
  });
  return toWidget(instance, { show: 'showCaptcha', toProof: toProofV4 }, signal);
};

/** How to open each version, and the global function of its loader. */
export const CAPTCHA_VERSIONS = {
  v3: { open: openV3, init: INIT_V3 },
  v4: { open: openV4, init: INIT_V4 },
} as const;
