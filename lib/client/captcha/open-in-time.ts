// One attempt to load a captcha of either version, within a time limit.
import 'client-only';
import { removeLoader } from '@/lib/client/captcha/load-init';
import { CAPTCHA_VERSIONS } from '@/lib/client/captcha/open-versions';
import type { Widget } from '@/lib/client/captcha/widget';
import type { CaptchaFacts } from '@/lib/shared/captcha/captcha-facts';
import { CAPTCHA_TIMEOUT_MS } from '@/lib/shared/constants';

/** Once the script is here, the vendor may ask several times, each within its own limit. */
const READY_MS = 4 * CAPTCHA_TIMEOUT_MS;

/** Rejects with the signal's reason when it aborts. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}

/** Opens the widget: the script arrives within 5 s, and then it gets ready within 20 s. On rejection the
 * loader is removed, so that a retry inserts a fresh one. */
export async function openInTime(facts: CaptchaFacts, scope: AbortController): Promise<Widget> {
  const { open, init } = CAPTCHA_VERSIONS[facts.version];
  const giveUp = () => scope.abort(new Error('captcha too slow'));
  let timer = setTimeout(giveUp, CAPTCHA_TIMEOUT_MS);
  const arrived = () => {
    clearTimeout(timer);
    if (!scope.signal.aborted) timer = setTimeout(giveUp, READY_MS);
  };
  try {
    return await Promise.race([open(facts, scope.signal, arrived), whenAborted(scope.signal)]);
  } catch (error) {
    removeLoader(init);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
