// The two general promotions, parsed tolerantly.
import { toNumber } from '@/lib/shared/calls/wire-value';

/** One general promotion: whether it runs, and how many offers it holds. */
export type PromotionSwitch = { readonly enabled: boolean; readonly count: number };

/** The general promotions that a merchant may switch on. */
export type PromotionSwitches = { readonly appDownload: PromotionSwitch; readonly referral: PromotionSwitch };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function switchOf(value: unknown): PromotionSwitch {
  if (!isRecord(value)) return { enabled: false, count: 0 };
  return { enabled: value.enabled === true, count: Math.max(0, Math.trunc(toNumber(value.count))) };
}

/** Reads APP_DOWNLOAD and REFERRAL; what is missing or broken is off with count 0. A promotion is shown where its count is above 0. */
export function parsePromotionSwitches(value: unknown): PromotionSwitches {
  const { APP_DOWNLOAD, REFERRAL } = isRecord(value) ? value : {};
  return { appDownload: switchOf(APP_DOWNLOAD), referral: switchOf(REFERRAL) };
}
