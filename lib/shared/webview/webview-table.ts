// Browsers inside other apps, told by their User-Agent or by an object that the app adds (B14, B18, ruling 32). Data with tests.

/** What an app may add to the page's window; some apps have no other mark. */
export const WEBVIEW_GLOBALS = [
  ['TelegramWebview', 'Telegram'],
  ['TelegramWebviewProxy', 'Telegram'],
  ['TelegramWebviewProxyProto', 'Telegram'],
  ['WeixinJSBridge', 'WeChat'],
] as const;

/** A mark in a User-Agent, and whose it is; the first that fits counts. */
export const WEBVIEW_AGENTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Messenger', /\bMessenger(?:ForiOS|Lite)?\b/],
  ['Instagram', /\bInstagram\b/i],
  ['Facebook', /\bFB(?:AN|AV|_IAB|IOS|SV)\b/],
  ['LINE', /\bLine\//i],
  ['Zalo', /\bZalo\b/i],
  ['WeChat', /\bMicroMessenger\//i],
  ['TikTok', /\b(?:musical_ly|Bytedance(?:Webview)?|TikTok)/i],
  ['WhatsApp', /\b(?:WAiOS|WA4A)\//i],
  ['KakaoTalk', /\bKAKAOTALK\b/i],
  ['Telegram', /\bTelegram-Android\b/i],
  ['Twitter', /\bTwitter\b/i],
  ['Snapchat', /\bSnapchat\b/i],
  ['WebView', /; wv\)/],
  // Every browser of iOS says Safari/, a webview does not.
  ['WebView', /^(?!.*\bSafari\/).*\b(?:iPhone|iPad|iPod)\b.*AppleWebKit/],
];

/** The app's name, `WebView` for one that does not tell, undefined in a browser of its own (B14, B18). */
export function webviewOf(userAgent: string, globals: readonly string[] = []): string | undefined {
  const byGlobal = WEBVIEW_GLOBALS.find(([name]) => globals.includes(name))?.[1];
  return byGlobal ?? WEBVIEW_AGENTS.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
