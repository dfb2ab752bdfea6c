import { useTranslations } from 'next-intl';
import { PromotionPicture } from '@/components/promo/promotion-picture';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import type { Promotion } from '@/lib/shared/promo/parse-promotion';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './detail.module.css';
import { RichText } from './rich-text';
import { RunningTime } from './running-time';
import { SharePromotionButton } from './share-promotion-button';

type PromotionDetailProps = {
  readonly promotion: Omit<Promotion, 'content'>;
  /** The content as lib/server/promo cleaned it. */
  readonly html: string;
  /** Address to hand on. */
  readonly url: string;
  readonly renderedAt: number;
  readonly query: URLSearchParams;
};

/** One promotion: what it is, when it runs, what it says. */
export function PromotionDetail({ promotion, html, url, renderedAt, query }: PromotionDetailProps) {
  const t = useTranslations('promo');
  const { title, image, startsAt, endsAt } = promotion;
  return (
    <article className={styles.detail}>
      <ClientLink className={styles.back} href={toHref(ROUTES.activity, {}, query)}>
        <Icon flips name="back" />
        {t('all')}
      </ClientLink>
      <div className={styles.picture}>
        <PromotionPicture image={image} isFirst />
      </div>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
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
    </article>
  );
}
