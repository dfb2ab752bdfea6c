// One attempt to load a check of either version, with a clock of its own.
import 'client-only';
import { removeLoader } from '@/lib/client/captcha/load-script';
import { INIT_V3, openV3 } from '@/lib/client/captcha/open-v3';
import { INIT_V4, openV4 } from '@/lib/client/captcha/open-v4';
import type { Widget } from '@/lib/client/captcha/widget';
import type { CaptchaFacts } from '@/lib/shared/captcha/captcha-facts';
import { TIMING } from '@/lib/shared/constants';

const VERSIONS = {
  // It also waits for the backend's challenge; SPEC names no limit, twice that of version 4 bears a slow one.
  v3: { open: openV3, init: INIT_V3, waitMs: 2 * TIMING.captchaTimeoutMs },
  v4: { open: openV4, init: INIT_V4, waitMs: TIMING.captchaTimeoutMs },
} as const;

/** Rejects when the signal is aborted, with its reason. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}

/**
 * Script, instance and readiness within 5 s for version 4, 10 s for version 3; the vendor's own time-outs are for single
 * requests. Rejects otherwise, and then the loader is out of the page: a fresh one must be inserted.
 */
export async function openInTime(facts: CaptchaFacts, scope: AbortController): Promise<Widget> {
  const { open, init, waitMs } = VERSIONS[facts.version];
  const timer = setTimeout(() => scope.abort(new Error('captcha too slow')), waitMs);
  try {
    return await Promise.race([open(facts, scope.signal), whenAborted(scope.signal)]);
  } catch (error) {
    removeLoader(init);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
