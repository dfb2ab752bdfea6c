// Amounts in the money of a merchant, for the texts of promotions.
import type { SandboxMerchant } from '../../core/merchant.ts';

/** `units` small stakes of this merchant, grouped as its readers expect. */
export const toMoneyText = (merchant: SandboxMerchant, units: number): string => {
  const locale = merchant.currency === 'VND' || merchant.currency === 'BRL' ? 'de-DE' : 'en-US';
  const digits = (merchant.unit * units).toLocaleString(locale);
  return merchant.currencyPosition === 'prefix'
    ? `${merchant.currencySymbol} ${digits}`
    : `${digits} ${merchant.currencySymbol}`;
};
