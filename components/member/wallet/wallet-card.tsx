import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from '@/components/member/member.module.css';
import button from '@/components/ui/button/button.module.css';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import type { BannerLink } from '@/lib/shared/lobby/lobby';
import type { Wallet } from '@/lib/shared/member/wallet';
import { BalanceAmounts } from './balance-amounts';
import { CardScript } from './card-script';
import own from './wallet.module.css';

type WalletLinkProps = {
  readonly link: BannerLink;
  readonly look: 'primary' | 'quiet' | 'text';
  readonly children: ReactNode;
};

/** Cashier link: our own page, or a partner’s window, which keeps its opener, so that its cashier can report movements. */
function WalletLink({ link, look, children }: WalletLinkProps) {
  const className = look === 'text' ? textLink.link : `${button.button} ${button[look]}`;
  if (link.kind === 'page')
    return (
      <ClientLink className={className} href={link.href}>
        {children}
      </ClientLink>
    );
  return (
    <a
      className={className}
      href={link.href}
      rel={link.kind === 'partner' ? 'opener' : 'noopener noreferrer'}
      target="_blank"
    >
      {children}
    </a>
  );
}

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
