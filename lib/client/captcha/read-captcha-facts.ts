import 'client-only';
import { type CaptchaFacts, parseCaptchaVersion } from '@/lib/shared/captcha/captcha-facts';
import { toCaptchaOrigin } from '@/lib/shared/captcha/captcha-sources';

/** Returns the settings, undefined if the server set none. */
export function readCaptchaFacts(): CaptchaFacts | undefined {
  try {
    const { version, id, origin } = JSON.parse(document.documentElement.dataset.captcha ?? '');
    return { version: parseCaptchaVersion(String(version)), id: String(id), origin: toCaptchaOrigin(origin) };
  } catch {
    return undefined;
  }
}
