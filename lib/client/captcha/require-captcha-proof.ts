import 'client-only';
import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { showNotice } from '@/lib/client/notice/notice-store';
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';
import type { CaptchaScene } from '@/lib/shared/captcha/captcha-facts';

/** Returns what to send, with a proof if the scene needs one; shows a failure and returns undefined. */
export async function requireCaptchaProof(
  scene: CaptchaScene,
  isShown: boolean,
): Promise<{ readonly proof?: WireCaptchaProof } | undefined> {
  const captcha = await getCaptchaProof(scene, isShown);
  if (captcha.ok) return captcha;
  if (captcha.textKey) showNotice({ textKey: captcha.textKey });
  return undefined;
}
