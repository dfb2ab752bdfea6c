// Names the app whose built-in browser shows the page (B14, B18): such a browser lacks what a player may look for.
import 'client-only';

const WEBVIEWS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Messenger', /\bMessenger(?:ForiOS|Lite)?\b/],
  ['Instagram', /\bInstagram\b/],
  ['LINE', /\bLine\//],
  ['Zalo', /\bZalo\b/i],
  ['WeChat', /\bMicroMessenger\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok)\b/],
  ['KakaoTalk', /\bKAKAOTALK\b/],
  ['Telegram', /\bTelegram-Android\b/],
  ['Twitter', /\bTwitter for\b/],
  ['Snapchat', /\bSnapchat\b/],
  ['WebView', /; wv\)/],
];

/** The app's name, `WebView` for one that does not tell, undefined in a browser of its own. */
export function webviewOf(userAgent: string): string | undefined {
  return WEBVIEWS.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
