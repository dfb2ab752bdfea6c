// What this page runs in.
import 'client-only';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { type Environment, environmentOf } from '@/lib/shared/device/environment';

const TELEGRAM = ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'];

/** The environment of this page: by the User-Agent, the window it runs in, and what Telegram's webview adds to it. */
export function getEnvironment(): Environment {
  return environmentOf({
    userAgent: window.navigator.userAgent,
    isStandalone: isStandalone(),
    hasTelegram: TELEGRAM.some((name) => name in window),
  });
}
