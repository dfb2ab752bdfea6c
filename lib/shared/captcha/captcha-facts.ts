// What a page knows of its merchant's security check, and when that cannot do what a scene asks.
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** The vendor's two interfaces. */
export type CaptchaVersion = 'v3' | 'v4';

/** The places that may ask for a proof. */
export type CaptchaScene = keyof SiteStatus['captcha'];

/** What the browser needs to load the check. */
export type CaptchaFacts = {
  readonly version: CaptchaVersion;
  /** Public id at the vendor; version 3 learns its own with each challenge. */
  readonly id: string;
  /** Origin of the loader script, parsed. */
  readonly origin: string;
};

const SCENES: readonly CaptchaScene[] = ['login', 'sms', 'register'];

const LOADER_PATHS = { v3: '/static/js/gt.0.5.0.js', v4: '/v4/gt4.js' } as const;

/** Reads a configured version; whatever is not plainly 4 is 3, the default. */
export function parseCaptchaVersion(raw: string | undefined): CaptchaVersion {
  return /^v?4/i.test(raw?.trim() ?? '') ? 'v4' : 'v3';
}

/** Whether any scene of a merchant shows the check: only then do its pages say anything of it. */
export function hasCaptcha(scenes: SiteStatus['captcha']): boolean {
  return SCENES.some((scene) => scenes[scene]);
}

/** The address of the loader script of the version in use. */
export function toLoaderUrl({ version, origin }: CaptchaFacts): string {
  return origin + LOADER_PATHS[version];
}

/** The key of the message when a scene cannot be served: text messages need version 4, and version 4 needs an id. */
export function captchaRejectionOf(scene: CaptchaScene, facts: CaptchaFacts | undefined): string | undefined {
  if (scene === 'sms' && facts?.version !== 'v4') return 'captcha_service';
  if (!facts || (facts.version === 'v4' && facts.id === '')) return 'captcha_unavailable';
  return undefined;
}
