// Which pixels a host has, as the merchant's site configuration gives them; a document never waits longer than a second for it (E12, SEC-79).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getAnswer } from '@/lib/server/cache/answer-cache';
import type { Merchant } from '@/lib/server/merchant/merchant';
import { getSingle } from '@/lib/server/single';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import type { Visitor } from '@/lib/shared/http/visitor';
import { type PixelIds, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';

const WAIT_MS = 1_000;
const MAX_HOSTS = 20_000;
const NONE: PixelIds = {};

/** Whose page is asked for, and under which host. */
export type PixelQuestion = { readonly merchant: Merchant; readonly visitor: Visitor; readonly host: string };

function getKnown(): LRUCache<string, PixelIds> {
  return getSingle('pixels', () => new LRUCache<string, PixelIds>({ max: MAX_HOSTS }));
}

const keyOf = ({ merchant, host }: PixelQuestion): string => `${merchant.code} ${host}`;

async function fetchPixels(question: PixelQuestion): Promise<PixelIds | undefined> {
  const { merchant, visitor, host } = question;
  const { result } = await getAnswer({ merchant, visitor, row: siteConfig });
  if (!result.ok) return undefined;
  const ids = parsePixelIds((result.value as WireSiteConfig | null)?.domains, host);
  getKnown().set(keyOf(question), ids);
  return ids;
}

function waitAtMost(ms: number): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(done, ms, undefined).unref();
  });
}

/** The pixels; those last known when the provider is silent for a second or fails, none when nothing is known. Never throws. */
export async function getPixels(question: PixelQuestion): Promise<PixelIds> {
  const asked = fetchPixels(question).catch(() => undefined);
  const found = await Promise.race([asked, waitAtMost(WAIT_MS)]);
  return found ?? getKnown().get(keyOf(question)) ?? NONE;
}
