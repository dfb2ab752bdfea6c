// Captcha settings of a merchant, and the scenes that they can serve.
import type { SiteStatus } from '@/lib/shared/site/parse-status';

export type CaptchaVersion = 'v3' | 'v4';

export type CaptchaScene = keyof SiteStatus['captcha'];

export type CaptchaFacts = {
  readonly version: CaptchaVersion;
  /** Public id at the vendor; version 3 receives one with each challenge. */
  readonly id: string;
  readonly origin: string;
};

const SCENES: readonly CaptchaScene[] = ['login', 'sms', 'register'];

const LOADER_PATHS = { v3: '/static/js/gt.0.5.0.js', v4: '/v4/gt4.js' } as const;

/** Parses a configured version; anything but 4 is 3, the default. */
export function parseCaptchaVersion(raw: string | undefined): CaptchaVersion {
  return /^v?4/i.test(raw?.trim() ?? '') ? 'v4' : 'v3';
}

/** Returns whether any scene of a merchant needs the captcha. */
export function hasCaptcha(scenes: SiteStatus['captcha']): boolean {
  return SCENES.some((scene) => scenes[scene]);
}

/** Returns the address of the loader script. */
export function toLoaderUrl({ version, origin }: CaptchaFacts): string {
  return origin + LOADER_PATHS[version];
}

/** Returns the message key when a scene cannot be served: SMS needs version 4, and version 4 needs an id. */
export function captchaRejectionOf(scene: CaptchaScene, facts: CaptchaFacts | undefined): string | undefined {
  if (scene === 'sms' && facts?.version !== 'v4') return 'captcha_service';
  if (!facts || (facts.version === 'v4' && facts.id === '')) return 'captcha_unavailable';
  return undefined;
}
