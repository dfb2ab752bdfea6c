import 'client-only';
import { useLocale } from 'next-intl';
import { useCall } from '@/lib/client/data/use-call';
import { country } from '@/lib/shared/calls/system-table';
import { formatAmount } from '@/lib/shared/money/format-amount';
import { parseCurrency } from '@/lib/shared/money/parse-currency';

/** Returns a formatter; empty until the currency is known, so that amounts never change in view. Decimals stay:
 * a rounded balance would be wrong, and a rounded limit another limit. */
export function useAmountText(): (amount: unknown, code?: string) => string {
  const tag = useLocale();
  const { value, isLoaded, failure } = useCall(country);
  if (!isLoaded && !failure) return () => '';
  const currency = parseCurrency(value);
  return (amount, code) => {
    const isOther = code !== undefined && code !== '' && code !== currency.code;
    return formatAmount(amount, { currency: isOther ? { code } : currency, tag, keepsDecimals: true });
  };
}
