import { toFlag, toNumber } from '@/lib/shared/calls/wire-value';
import { isRecord, toRecord } from '@/lib/shared/is-record';

/** Whether it is active, and how many offers it holds. */
export type PromotionSwitch = { readonly enabled: boolean; readonly count: number };

export type PromotionSwitches = { readonly appDownload: PromotionSwitch; readonly referral: PromotionSwitch };

function switchOf(value: unknown): PromotionSwitch {
  if (!isRecord(value)) return { enabled: false, count: 0 };
  return { enabled: toFlag(value.enabled), count: Math.max(0, Math.trunc(toNumber(value.count))) };
}

/** Parses APP_DOWNLOAD and REFERRAL; invalid ones are disabled with count 0. Only a count above 0 is shown. */
export function parsePromotionSwitches(value: unknown): PromotionSwitches {
  const { APP_DOWNLOAD, REFERRAL } = toRecord(value);
  return { appDownload: switchOf(APP_DOWNLOAD), referral: switchOf(REFERRAL) };
}
