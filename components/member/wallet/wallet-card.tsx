import { useTranslations } from 'next-intl';
import styles from '@/components/member/member.module.css';
import type { Wallet } from '@/lib/shared/member/wallet';
import { BalanceAmounts } from './balance-amounts';
import { CardScript } from './card-script';
import own from './wallet.module.css';
import { WalletLink } from './wallet-link';

/** Wallet of the member home, as the merchant offers it. */
export function WalletCard({ wallet }: { readonly wallet: Wallet }) {
  const t = useTranslations('member');
  const { hasBalance, deposit, withdraw, history, cardScript } = wallet;
  return (
    <section aria-label={t('wallet')} className={styles.card}>
      {cardScript && <CardScript url={cardScript} />}
      <div className={own.top}>
        {hasBalance && <BalanceAmounts />}
        {history && (
          <WalletLink link={history} look="text">
            {t('toHistory')}
          </WalletLink>
        )}
      </div>
      {(deposit || withdraw) && (
        <div className={own.links}>
          {deposit && (
            <WalletLink link={deposit} look="primary">
              {t('toDeposit')}
            </WalletLink>
          )}
          {withdraw && (
            <WalletLink link={withdraw} look="quiet">
              {t('toWithdraw')}
            </WalletLink>
          )}
        </div>
      )}
    </section>
  );
}
