import { useTranslations } from 'next-intl';
import { toBrandIcon } from '@/components/shell/head/brand-icon';
import { Icon } from '@/components/ui/icon/icon';
import { type ImageSizing, toImageSource } from '@/lib/shared/cdn/image-sizing';
import type { DownloadBarFacts } from '@/lib/shared/download/parse-bar';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { BarButton } from './bar-button';
import styles from './download-bar.module.css';

type DownloadBarProps = {
  readonly bar: DownloadBarFacts;
  readonly brand: Brand;
  /** REFERRAL promotion, for a bar that leads there. */
  readonly promotion?: PromotionSwitch;
  readonly query: URLSearchParams;
  readonly sizing?: ImageSizing;
};

const STAR = 'l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.7-3.1 1.7.7-3.5-2.6-2.4 3.5-.4z';
const STARS = [6, 18, 30, 42, 54].map((x) => `M${x} 1${STAR}`).join('');

/** Rating as five stars and a number; by attributes, since the policy allows no inline style. */
function BarRating({ rating }: { readonly rating: number }) {
  const t = useTranslations('downloadBar');
  const text = rating.toFixed(1);
  return (
    <span className={styles.rating}>
      <svg aria-label={t('rated', { rating: text })} height="12" role="img" viewBox="0 0 60 12" width="60">
        <clipPath id="bar-stars">
          <path d={STARS} />
        </clipPath>
        <g clipPath="url(#bar-stars)">
          <path d="M0 0h60v12H0z" opacity=".3" />
          <path d={`M0 0h${Math.round(rating * 12)}v12H0z`} />
        </g>
      </svg>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

/** Download bar: the same HTML for everyone, shown before the first paint by the pre-paint script. Pages with `data-no-bar` have none. */
export function DownloadBar({ bar, brand, promotion, query, sizing }: DownloadBarProps) {
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
          {...toImageSource(image, 'frame', sizing)}
          alt=""
          className={styles.image}
          decoding="async"
          height="320"
          loading="lazy"
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
      <BarButton bar={action === undefined ? bar : { ...bar, action }} promotion={promotion} query={query} />
    </aside>
  );
}
