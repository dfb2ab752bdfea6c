// Pixels of a host, from the merchant's site configuration; a document waits at most 1 s for it.
import 'server-only';
import { capBudget, PAGE_LIMIT_MS, type TimeBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import type { Visitor } from '@/lib/shared/http/visitor';
import { type PixelIds, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';

const WAIT_MS = 1_000;
const NONE: PixelIds = {};

export type PixelQuestion = {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly host: string;
  readonly budget: TimeBudget;
};

/** Returns the pixels, the last known ones while the provider fails, or none after 1 s. Never throws. */
export async function getPixels({ merchant, visitor, host, budget }: PixelQuestion): Promise<PixelIds> {
  const call = { merchant, visitor, row: siteConfig, timeoutMs: PAGE_LIMIT_MS };
  const { result } = await getAnswer(call, capBudget(budget, WAIT_MS));
  return result.ok ? parsePixelIds((result.value as WireSiteConfig | null)?.domains, host) : NONE;
}
