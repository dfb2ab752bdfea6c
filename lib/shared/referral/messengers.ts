/** A prepared message, and the address that it shares. */
export type Share = { readonly text: string; readonly url: string };

export type Messenger = { readonly name: string; readonly toHref: (share: Share) => string };

const toQuery = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const MESSENGERS = {
  whatsapp: {
    name: 'WhatsApp',
    toHref: ({ text, url }) => `https://wa.me/?${toQuery({ text: `${text} ${url}` })}`,
  },
  telegram: {
    name: 'Telegram',
    toHref: ({ text, url }) => `https://t.me/share/url?${toQuery({ url, text })}`,
  },
  line: {
    name: 'LINE',
    toHref: ({ text, url }) => `https://line.me/R/share?${toQuery({ text: `${text} ${url}` })}`,
  },
  facebook: {
    name: 'Facebook',
    toHref: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${toQuery({ u: url })}`,
  },
  vk: { name: 'VK', toHref: ({ text, url }) => `https://vk.com/share.php?${toQuery({ url, title: text })}` },
} as const satisfies Readonly<Record<string, Messenger>>;

type MessengerName = keyof typeof MESSENGERS;

const ELSEWHERE: readonly MessengerName[] = ['whatsapp', 'telegram', 'facebook'];

/** By language; the most used one first. */
const BY_LANGUAGE: Readonly<Record<string, readonly MessengerName[]>> = {
  JA: ['line'],
  KK: ['whatsapp', 'telegram', 'vk'],
  KM: ['telegram', 'facebook'],
  KO: ['telegram', 'line'],
  LO: ['whatsapp', 'facebook', 'line'],
  MY: ['telegram', 'facebook'],
  RU: ['telegram', 'vk', 'whatsapp'],
  TH: ['line', 'facebook', 'telegram'],
  TW: ['line', 'facebook', 'telegram'],
  TY: ['facebook', 'telegram', 'whatsapp'],
  VI: ['facebook', 'telegram', 'whatsapp'],
};

/** Returns the messengers of a language's market. */
export function messengersOf(language: string): readonly Messenger[] {
  return (BY_LANGUAGE[language] ?? ELSEWHERE).map((name) => MESSENGERS[name]);
}
