// Click ids as advertisers make them, one for each entry page of a journey, and who must have heard of them at its end.
import { CLICK_NAMES } from '@/lib/shared/click-names';
import type { Merchant } from '../support/merchant';
import { expect } from '../support/test';

/** An entry page, and the click that leads to it. */
export type Entry = {
  readonly path: string;
  readonly name: (typeof CLICK_NAMES)[number];
  readonly value: string;
};

/** Who sent the visitor. */
export const SENDER = { affiliateCode: 'Partner9', r: 'FriEnd7' } as const;

const CALL = '/wps/member/register';

/** Gives each page another click id, whose value contains characters that a careless decoder would change. */
export function toEntries(paths: readonly string[]): Entry[] {
  return paths.map((path, nth) => ({
    path,
    name: CLICK_NAMES[nth] ?? 'kw',
    value: `IwAR${nth}_aB-.~+%2B/=${path.replaceAll(/\W/g, '')}`,
  }));
}

/** The address of an entry; the first one also names who sent the visitor. */
export function addressOf({ path, name, value }: Entry, isFirst: boolean): string {
  const [place, query = ''] = path.split('?');
  const all = new URLSearchParams(query);
  all.set(name, value);
  if (isFirst) for (const [key, text] of Object.entries(SENDER)) all.set(key, text);
  return `${place}?${all}`;
}

/** Returns the registration as the provider received it. */
async function registrationAt(merchant: Merchant) {
  await expect.poll(async () => (await merchant.callsTo(CALL)).length).toBe(1);
  const [call] = await merchant.callsTo(CALL);
  return call?.decryptedBody as Record<string, unknown>;
}

type Sent = { readonly name: string } & Readonly<Record<string, unknown>>;

/** The server-to-server event of the registration. */
async function eventAt(merchant: Merchant): Promise<Sent> {
  const registers = async () => {
    const calls = await merchant.callsTo('/wps/relay/S2S_events');
    const sent = calls.flatMap(({ body }) => JSON.parse(JSON.parse(body).events) as Sent[]);
    return sent.filter(({ name }) => name === 'register');
  };
  await expect.poll(async () => (await registers()).length).toBe(1);
  const [event] = await registers();
  return event as Sent;
}

/** What the provider received about a registration, by its payload and by the event. */
export async function reportedOf(merchant: Merchant) {
  return { registration: await registrationAt(merchant), event: await eventAt(merchant) };
}

/** Expected values with consent: every click id under its name, unchanged, and the referrer. */
export function wholeStoryOf(entries: readonly Entry[]) {
  const clicks = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const { affiliateCode, r: referralCode } = SENDER;
  const story = { pixelTrack: clicks, affiliateCode, referralCode };
  return { registration: story, event: { ...story, consent: 'granted' } };
}

/** Platforms that have a click of their own, and how they call a registration. */
const PLATFORMS = {
  fbclid: ['meta', 'CompleteRegistration'],
  gclid: ['gtag', 'register'],
  ttclid: ['tiktok', 'CompleteRegistration'],
  kwaiclid: ['kwai', 'completeRegistration'],
  bbg: ['bigo', 'ec_register'],
} as const;

type PixelRecord = { readonly platform: string; readonly args: readonly unknown[] };

/** The clicks whose platform did not receive them with the registration; clicks of no platform are left out. */
export async function missingClicks(merchant: Merchant, entries: readonly Entry[]): Promise<string[]> {
  const events = (await merchant.received('pixel')) as readonly PixelRecord[];
  const missing = entries.filter(({ name, value }) => {
    const [platform, word] = name in PLATFORMS ? PLATFORMS[name as keyof typeof PLATFORMS] : [];
    const calls = events.filter(
      (one) => one.platform === platform && JSON.stringify(one.args).includes(`"${word}"`),
    );
    return platform !== undefined && !calls.some(({ args }) => JSON.stringify(args).includes(`${value}"`));
  });
  return missing.map(({ name }) => name);
}

/** The prefix of every click value, encoded or not: without consent no third party may receive it. */
export const ANY_CLICK = /IwAR\d/;
