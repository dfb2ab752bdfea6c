// Detects the environment of a page from the User-Agent and browser signals.

/** First match wins: specific apps before their group, unnamed webviews last. */
export const ENVIRONMENTS = [
  // Token agreed with the maker of the operator's app.
  { id: 'shell', name: 'App', pattern: /\bMCShell\/\d/ },
  {
    id: 'messenger',
    name: 'Messenger',
    pattern: /\bMessenger(?:ForiOS|Lite|LiteForiOS)?\b|\bFB[\w_]*\/Messenger/i,
  },
  { id: 'instagram', name: 'Instagram', pattern: /\bInstagram\b/i },
  { id: 'facebook', name: 'Facebook', pattern: /\bFB(?:AN|AV|_IAB)\b|\bFB[\w_]+\//i },
  { id: 'line', name: 'LINE', pattern: /\bLine\//i },
  { id: 'zalo', name: 'Zalo', pattern: /\bZalo/i },
  { id: 'wechat', name: 'WeChat', pattern: /\bMicroMessenger\//i },
  { id: 'tiktok', name: 'TikTok', pattern: /\b(?:musical_ly|BytedanceWebview|Bytedance|TikTok)/i },
  { id: 'whatsapp', name: 'WhatsApp', pattern: /\b(?:WAiOS|WA4A|WhatsApp)\//i },
  { id: 'telegram', name: 'Telegram', pattern: /\bTelegram\b/i },
  { id: 'kakaotalk', name: 'KakaoTalk', pattern: /\bKAKAOTALK\b/i },
  { id: 'snapchat', name: 'Snapchat', pattern: /\bSnapchat\b/i },
  { id: 'x', name: 'X', pattern: /\bTwitter\b/i },
  { id: 'androidWebview', name: 'WebView', pattern: /; wv\)/ },
  {
    id: 'iosWebview',
    name: 'WebView',
    pattern: /^(?=.*\b(?:iPhone|iPad|iPod)\b)(?=.*AppleWebKit\/)(?!.*\bSafari\/)/,
  },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly pattern: RegExp }[];

/** An app that shows the page inside itself, or a browser. */
export type Environment = (typeof ENVIRONMENTS)[number]['id'] | 'browser';

export type EnvironmentSigns = {
  readonly userAgent: string;
  /** Installed to the home screen: iOS omits `Safari/` there too, but it is no webview. */
  readonly isStandalone?: boolean;
  /** A global of Telegram's webview, which has no User-Agent token. */
  readonly hasTelegram?: boolean;
};

/** Returns the environment; a home-screen window and unknown ones count as a browser. */
export function environmentOf({ userAgent, isStandalone, hasTelegram }: EnvironmentSigns): Environment {
  const matched = ENVIRONMENTS.find(({ pattern }) => pattern.test(userAgent))?.id ?? 'browser';
  if (matched === 'shell') return matched;
  if (isStandalone) return 'browser';
  const isUnnamed = matched === 'browser' || matched === 'androidWebview' || matched === 'iosWebview';
  return hasTelegram && isUnnamed ? 'telegram' : matched;
}

/** Returns the app's display name; undefined for a browser. */
export function environmentName(environment: Environment): string | undefined {
  return ENVIRONMENTS.find(({ id }) => id === environment)?.name;
}

/** Returns whether a device is an iPad: newer ones report a Mac, and no Mac has a touch screen. */
export function isIpad(userAgent: string, maxTouchPoints: number): boolean {
  return /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Returns the major version of iOS. Newer Safaris freeze the system's number at 18 and report the real one as their own. */
export function iosVersionOf(userAgent: string): number | undefined {
  const place = userAgent.search(/\b(?:iPhone|iPad|iPod)\b/);
  const system = place === -1 ? undefined : / OS (\d+)[_ ]/.exec(userAgent.slice(place))?.[1];
  if (system === undefined) return undefined;
  const own = /\bVersion\/(\d+)/.exec(userAgent)?.[1];
  return Math.max(Number(system), Number(system) >= 18 ? Number(own ?? 0) : 0);
}
