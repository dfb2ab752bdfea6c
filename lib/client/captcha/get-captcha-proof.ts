// The single entry to the captcha: a scene gets a proof, nothing (not needed) or a failure.
import 'client-only';
import type { CaptchaOutcome } from '@/lib/client/captcha/run-captcha';
import type { CaptchaScene } from '@/lib/shared/captcha/captcha-facts';

/** Returns a proof for one attempt, or none if the captcha is off. Never throws. */
export async function getCaptchaProof(scene: CaptchaScene, isShown: boolean): Promise<CaptchaOutcome> {
  if (!isShown) return { ok: true };
  try {
    const { runCaptcha } = await import('@/lib/client/captcha/run-captcha');
    return await runCaptcha(scene);
  } catch {
    return { ok: false, textKey: navigator.onLine ? 'captcha_failed' : 'network_offline' };
  }
}
