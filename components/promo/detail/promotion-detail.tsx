import { useTranslations } from 'next-intl';
import { WalletLink } from '@/components/member/wallet/wallet-link';
import onArt from '@/components/promo/headline.module.css';
import { PromotionPicture } from '@/components/promo/promotion-picture';
import { BackLink } from '@/components/ui/back-link/back-link';
import { ButtonLink } from '@/components/ui/button/button-link';
import type { BannerLink } from '@/lib/shared/lobby/lobby';
import { runningStateOf } from '@/lib/shared/promo/moment';
import type { Promotion } from '@/lib/shared/promo/parse-promotion';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './detail.module.css';
import { RichText } from './rich-text';
import { RunningTime } from './running-time';
import { SharePromotionButton } from './share-promotion-button';

type PromotionDetailProps = {
  readonly promotion: Omit<Promotion, 'content'>;
  /** Content cleaned by lib/server/features/promo. */
  readonly html: string;
  /** Address to share. */
  readonly url: string;
  readonly renderedAt: number;
  /** Link for deposits, if the merchant names one. */
  readonly deposit?: BannerLink;
  readonly query: URLSearchParams;
};

type PromotionActionProps = {
  readonly promotion: Pick<Promotion, 'id' | 'title'>;
  readonly deposit?: BannerLink;
  readonly query: URLSearchParams;
};

/** Next step for an offer, always visible: both states are in the HTML, and the session shows one. */
function PromotionAction({ promotion, deposit, query }: PromotionActionProps) {
  const t = useTranslations('promo');
  const member = useTranslations('member');
  const go = toHref(ROUTES.activity, { id: promotion.id });
  return (
    <section aria-label={t('next')} className={styles.bar}>
      <div className={styles.actions} data-for="visitor">
        <ButtonLink href={toHref(ROUTES.register, { go }, query)} size="wide">
          {t('claim')}
        </ButtonLink>
        <ButtonLink href={toHref(ROUTES.login, { go }, query)} look="quiet">
          {t('logIn')}
        </ButtonLink>
      </div>
      <div className={styles.actions} data-for="member">
        {deposit && (
          <WalletLink link={deposit} look="primary">
            {member('toDeposit')}
          </WalletLink>
        )}
        <ButtonLink
          href={toHref(ROUTES.service, {}, query)}
          look={deposit ? 'quiet' : 'primary'}
          size={deposit ? undefined : 'wide'}
        >
          {t('contact')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** One promotion: title, dates and content. */
export function PromotionDetail({ promotion, html, url, renderedAt, deposit, query }: PromotionDetailProps) {
  const t = useTranslations('promo');
  const { title, image, startsAt, endsAt } = promotion;
  return (
    <article className={styles.detail}>
      <BackLink href={toHref(ROUTES.activity, {}, query)}>{t('all')}</BackLink>
      <div className={onArt.frame}>
        <PromotionPicture image={image} isFirst />
        <h1 className={[onArt.headline, onArt.large].join(' ')}>{title}</h1>
      </div>
      <div className={styles.head}>
        <RunningTime endsAt={endsAt} renderedAt={renderedAt} startsAt={startsAt} />
        <SharePromotionButton
          copiedLabel={t('copied')}
          label={t('share')}
          refusedLabel={t('shareRefused')}
          title={title}
          url={url}
        />
      </div>
      <RichText html={html} />
      {runningStateOf(promotion, renderedAt) !== 'ended' && (
        <PromotionAction deposit={deposit} promotion={promotion} query={query} />
      )}
    </article>
  );
}
