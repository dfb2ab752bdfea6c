import type { Banner } from '@/lib/shared/lobby/lobby';
import styles from './banner.module.css';
import { BannerFrame } from './banner-frame';

type BannerSlideProps = {
  readonly banner: Banner;
  readonly label: string;
  /** The first one is the LCP element: fetched at once, before others. */
  readonly isFirst: boolean;
};

/** One banner; a link without text is named by its place. */
export function BannerSlide({ banner, label, isFirst }: BannerSlideProps) {
  return (
    <div aria-label={label} aria-roledescription="slide" role="group">
      <BannerFrame link={banner.link}>
        <img
          alt={banner.title === '' && banner.link ? label : ''}
          className={styles.picture}
          decoding={isFirst ? 'sync' : 'async'}
          fetchPriority={isFirst ? 'high' : 'low'}
          height="320"
          loading={isFirst ? 'eager' : 'lazy'}
          src={banner.image}
          width="720"
        />
        {banner.title !== '' && (
          <span className={styles.title}>
            <span className={styles.words}>{banner.title}</span>
          </span>
        )}
      </BannerFrame>
    </div>
  );
}
