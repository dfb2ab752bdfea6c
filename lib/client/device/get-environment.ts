import 'client-only';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { type Environment, environmentOf } from '@/lib/shared/device/environment';

const TELEGRAM = ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'];

/** Returns the environment by User-Agent, display mode and Telegram's globals. */
export function getEnvironment(): Environment {
  return environmentOf({
    userAgent: window.navigator.userAgent,
    isStandalone: isStandalone(),
    hasTelegram: TELEGRAM.some((name) => name in window),
  });
}
