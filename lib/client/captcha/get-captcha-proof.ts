// The one door to the captcha: a scene asks for a proof and gets it, nothing (not needed), or a no.
import 'client-only';
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';
import type { CaptchaScene } from '@/lib/shared/captcha/captcha-facts';

/** A proof to send along (none when the scene asks for none), or the key of the message that says why there is none. */
export type CaptchaOutcome =
  | { readonly ok: true; readonly proof?: WireCaptchaProof }
  | { readonly ok: false; readonly textKey: string };

/** Signature of a captcha: it may ask the player, and takes as long as that takes. */
export type GetCaptchaProof = (scene: CaptchaScene, isShown: boolean) => Promise<CaptchaOutcome>;

/**
 * Gets the proof for a scene. Flag off: no captcha, no proof field, and nothing is loaded. Flag on: the player
 * solves a fresh one. A proof is handed out once and never kept, so that after a refused login or registration the next attempt
 * starts from a fresh challenge. Never throws.
 */
export const getCaptchaProof: GetCaptchaProof = async (scene, isShown) => {
  if (!isShown) return { ok: true };
  try {
    const { runCaptcha } = await import('@/lib/client/captcha/run-captcha');
    return await runCaptcha(scene);
  } catch {
    return { ok: false, textKey: navigator.onLine ? 'captcha_failed' : 'network_offline' };
  }
};
