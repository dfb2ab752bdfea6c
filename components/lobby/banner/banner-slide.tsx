import { SoftLink } from '@/components/ui/soft-link/soft-link';
import type { Banner } from '@/lib/shared/lobby/lobby';
import styles from './banner.module.css';

type BannerSlideProps = {
  readonly banner: Banner;
  readonly href?: string;
  readonly label: string;
  /** The first one is what the page is measured by: it is fetched at once and before others. */
  readonly isFirst: boolean;
};

/** One banner of the carousel. */
export function BannerSlide({ banner, href, label, isFirst }: BannerSlideProps) {
  const picture = (
    <>
      <img
        alt=""
        className={styles.picture}
        decoding={isFirst ? 'sync' : 'async'}
        fetchPriority={isFirst ? 'high' : 'low'}
        height="320"
        loading={isFirst ? 'eager' : 'lazy'}
        src={banner.image}
        width="720"
      />
      {banner.title !== '' && <span className={styles.title}>{banner.title}</span>}
    </>
  );
  return (
    <div aria-label={label} aria-roledescription="slide" role="group">
      {href ? (
        <SoftLink className={styles.frame} href={href}>
          {picture}
        </SoftLink>
      ) : (
        <span className={styles.frame}>{picture}</span>
      )}
    </div>
  );
}
