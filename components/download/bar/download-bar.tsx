import { useTranslations } from 'next-intl';
import { toBrandIcon } from '@/components/shell/head/brand-icon';
import { Icon } from '@/components/ui/icon/icon';
import type { DownloadBarFacts } from '@/lib/shared/download/parse-bar';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { BarButton } from './bar-button';
import { BarRating } from './bar-rating';
import styles from './download-bar.module.css';

type DownloadBarProps = {
  readonly bar: DownloadBarFacts;
  readonly brand: Brand;
  /** REFERRAL promotion, for a bar that leads there. */
  readonly promotion?: PromotionSwitch;
  readonly query: URLSearchParams;
};

/** Download bar: the same HTML for everyone, shown before the first paint by the pre-paint script. Pages with `data-no-bar` have none. */
export function DownloadBar({ bar, brand, promotion, query }: DownloadBarProps) {
  const t = useTranslations('downloadBar');
  const { rules, image, setting, hasGift } = bar;
  const action = bar.action === 'referral' && brand.off.includes('referral') ? 'popup' : undefined;
  const isForAll = !rules.login && rules.rank === 0;
  return (
    <aside
      aria-label={t('name')}
      className={`${styles.bar}${isForAll ? ` ${styles.open}` : ''}`}
      data-download-bar=""
    >
      {image && (
        <img
          alt=""
          className={styles.image}
          decoding="async"
          height="320"
          loading="lazy"
          src={image}
          width="720"
        />
      )}
      <button aria-label={t('close')} className={styles.close} data-bar-close="" type="button">
        <Icon name="close" size="small" />
      </button>
      <span className={styles.app}>
        <img
          alt=""
          className={styles.icon}
          data-app=""
          decoding="async"
          height="44"
          loading="lazy"
          src={setting.links.AppDownloadIcon ?? toBrandIcon(brand)}
          width="44"
        />
        {hasGift && (
          <span className={styles.gift}>
            <Icon name="gift" size="small" />
            <span className="visually-hidden">{t('gift')}</span>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{brand.name}</span>
        {brand.downloadRating !== undefined && <BarRating rating={brand.downloadRating} />}
      </span>
      <BarButton
        bar={action === undefined ? bar : { ...bar, action }}
        name={brand.name}
        promotion={promotion}
        query={query}
      />
    </aside>
  );
}
