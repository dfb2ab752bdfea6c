// One attempt to load a captcha of either version, within a time limit.
import 'client-only';
import { removeLoader } from '@/lib/client/captcha/load-init';
import { INIT_V3, openV3 } from '@/lib/client/captcha/open-v3';
import { INIT_V4, openV4 } from '@/lib/client/captcha/open-v4';
import type { Widget } from '@/lib/client/captcha/widget';
import type { CaptchaFacts } from '@/lib/shared/captcha/captcha-facts';
import { TIMING } from '@/lib/shared/constants';

const VERSIONS = {
  // Includes the provider's challenge: twice the limit of version 4.
  v3: { open: openV3, init: INIT_V3, waitMs: 2 * TIMING.captchaTimeoutMs },
  v4: { open: openV4, init: INIT_V4, waitMs: TIMING.captchaTimeoutMs },
} as const;

/** Rejects with the signal's reason when it aborts. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}

/**
 * Opens the widget within 5 s (version 4) or 10 s (version 3); the vendor's time-outs cover single requests
 * only. On rejection the loader is removed, so that a retry inserts a fresh one.
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
