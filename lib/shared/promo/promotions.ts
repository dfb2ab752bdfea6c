import { toNumber } from '@/lib/shared/calls/wire-value';

/** Whether it is active, and how many offers it holds. */
export type PromotionSwitch = { readonly enabled: boolean; readonly count: number };

export type PromotionSwitches = { readonly appDownload: PromotionSwitch; readonly referral: PromotionSwitch };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function switchOf(value: unknown): PromotionSwitch {
  if (!isRecord(value)) return { enabled: false, count: 0 };
  return { enabled: value.enabled === true, count: Math.max(0, Math.trunc(toNumber(value.count))) };
}

/** Parses APP_DOWNLOAD and REFERRAL; invalid ones are disabled with count 0. Only a count above 0 is shown. */
export function parsePromotionSwitches(value: unknown): PromotionSwitches {
  const { APP_DOWNLOAD, REFERRAL } = isRecord(value) ? value : {};
  return { appDownload: switchOf(APP_DOWNLOAD), referral: switchOf(REFERRAL) };
}
