// What a page runs in, told from the User-Agent and what the browser says beside it.

/** Environments; `webview` ones are apps that show the page inside themselves. */
export type Environment =
  | 'shell'
  | 'facebook'
  | 'messenger'
  | 'instagram'
  | 'line'
  | 'zalo'
  | 'wechat'
  | 'tiktok'
  | 'whatsapp'
  | 'telegram'
  | 'kakaotalk'
  | 'snapchat'
  | 'x'
  | 'androidWebview'
  | 'iosWebview'
  | 'browser';

type Row = {
  readonly id: Environment;
  /** As people call it; the same in every language. */
  readonly name: string;
  readonly pattern: RegExp;
};

/** First match wins: apps by their own mark, an app of a group before the group, unnamed webviews last. */
export const ENVIRONMENTS: readonly Row[] = [
  // The operator's own app: its mark is agreed on with its maker.
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
];

/** What may be known beside the User-Agent. */
export type EnvironmentSigns = {
  readonly userAgent: string;
  /** Installed to the home screen: iOS leaves `Safari/` out then too, but it is no app's webview. */
  readonly isStandalone?: boolean;
  /** A global of Telegram's webview was found; it has no mark of its own. */
  readonly hasTelegram?: boolean;
};

/** The environment of a page; a home-screen window and whatever is not known count as a browser. */
export function environmentOf({ userAgent, isStandalone, hasTelegram }: EnvironmentSigns): Environment {
  const found = ENVIRONMENTS.find(({ pattern }) => pattern.test(userAgent))?.id ?? 'browser';
  if (found === 'shell') return found;
  if (isStandalone) return 'browser';
  const isUnnamed = found === 'browser' || found === 'androidWebview' || found === 'iosWebview';
  return hasTelegram && isUnnamed ? 'telegram' : found;
}

/** The app's name as people call it, undefined for a browser of its own. */
export function environmentName(environment: Environment): string | undefined {
  return ENVIRONMENTS.find(({ id }) => id === environment)?.name;
}

/** Whether a device is an iPad: newer ones call themselves a Mac, and no Mac has a touch screen. */
export function isIpad(userAgent: string, maxTouchPoints: number): boolean {
  return /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * The major version of iOS, undefined elsewhere (some reports are skipped below 16). Newer Safaris freeze the system's number at 18
 * and tell the true one as their own.
 */
export function iosVersionOf(userAgent: string): number | undefined {
  const place = userAgent.search(/\b(?:iPhone|iPad|iPod)\b/);
  const system = place === -1 ? undefined : / OS (\d+)[_ ]/.exec(userAgent.slice(place))?.[1];
  if (system === undefined) return undefined;
  const own = /\bVersion\/(\d+)/.exec(userAgent)?.[1];
  return Math.max(Number(system), Number(system) >= 18 ? Number(own ?? 0) : 0);
}
