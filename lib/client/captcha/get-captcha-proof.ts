// The one door to the captcha: a scene asks for a proof and gets it, nothing (not needed), or a no (A17, ruling 36).
import 'client-only';
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** The places that may ask for a proof. */
export type CaptchaScene = keyof SiteStatus['captcha'];

/** A proof to send along (none when the scene asks for none), or the key of the message that says why there is none. */
export type CaptchaOutcome =
  | { readonly ok: true; readonly proof?: WireCaptchaProof }
  | { readonly ok: false; readonly textKey: string };

/** Signature of a captcha: it may ask the player, and takes as long as that takes. */
export type GetCaptchaProof = (scene: CaptchaScene, isShown: boolean) => Promise<CaptchaOutcome>;

/**
 * Gets the proof for a scene (A17). Flag off: no captcha and no proof field (ruling 36). Flag on: this version cannot show the check
 * yet and says so, since a login without the proof could only be refused.
 */
export const getCaptchaProof: GetCaptchaProof = async (_scene, isShown) =>
  isShown ? { ok: false, textKey: 'captcha_unavailable' } : { ok: true };
