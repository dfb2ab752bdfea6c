import { useTranslations } from 'next-intl';
import styles from './download-bar.module.css';

const STAR = 'l1.5 3.2 3.5.4-2.6 2.4.7 3.5L6 8.8l-3.1 1.7.7-3.5L1 4.6l3.5-.4z';
const STARS = [0, 12, 24, 36, 48].map((at) => `M${at + 6} 1${shift(STAR, at)}`).join('');

/** Shifts the absolute points of the star. */
function shift(path: string, by: number): string {
  return path.replace('L6 ', `L${6 + by} `).replace('L1 ', `L${1 + by} `);
}

/** Rating as five stars and a number; by attributes, since the policy allows no inline style. */
export function BarRating({ rating }: { readonly rating: number }) {
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
