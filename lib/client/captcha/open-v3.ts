// Captcha version 3: a fresh provider challenge for each attempt, then the loader.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { loadInit } from '@/lib/client/captcha/load-init';
import { makeInstance } from '@/lib/client/captcha/make-instance';
import { type OpenWidget, toWidget } from '@/lib/client/captcha/widget';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { captcha } from '@/lib/shared/calls/verification-table';
import { type CaptchaFacts, toLoaderUrl } from '@/lib/shared/captcha/captcha-facts';
import { toCaptchaLanguage } from '@/lib/shared/captcha/captcha-language-table';
import { toProofV3 } from '@/lib/shared/captcha/captcha-proof';
import { type Challenge, parseChallenge } from '@/lib/shared/captcha/parse-challenge';
import { TIMING } from '@/lib/shared/constants';

export const INIT_V3 = 'initGeetest';

async function fetchChallenge(): Promise<Challenge> {
  const answer = await callApi(captcha, { query: { t: Date.now() } });
  const challenge = answer.ok ? parseChallenge(answer.value) : undefined;
  if (!challenge) throw new Error('no captcha challenge');
  return challenge;
}

/** Opens version 3; fetches script and challenge in parallel. */
export const openV3: OpenWidget<CaptchaFacts> = async (facts, signal, arrived) => {
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
    timeout: TIMING.captchaTimeoutMs,
  });
  return toWidget(instance, { show: 'verify', toProof: toProofV3 }, signal);
};
