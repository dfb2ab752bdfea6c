import { useTranslations } from 'next-intl';
import { BalanceChip } from '@/components/auth/balance-chip';
import { MemberChip } from '@/components/auth/member-chip';
import { ROUTES, toHref } from '@/lib/shared/routes';

type MemberEntryProps = { readonly hasBalance: boolean; readonly query: URLSearchParams };

/** Header of a member: balance, if the merchant has one, and a link to the member home. */
export function MemberEntry({ hasBalance, query }: MemberEntryProps) {
  const t = useTranslations();
  const href = toHref(ROUTES.member, {}, query);
  return (
    <>
      {hasBalance && <BalanceChip href={href} label={t('member.balance')} />}
      <MemberChip href={href} isSmall={hasBalance} label={t('auth.account')} />
    </>
  );
}
