import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { SizedImage } from '@/components/ui/image/sized-image';
import type { Banner, BannerLink } from '@/lib/shared/lobby/lobby';
import styles from './banner.module.css';

type BannerFrameProps = { readonly link?: BannerLink; readonly children: ReactNode };

/** What a banner opens: a trusted partner may report deposits to this page, a foreign site knows nothing of it. */
export function BannerFrame({ link, children }: BannerFrameProps) {
  if (!link) return <span className={styles.frame}>{children}</span>;
  const { href, kind } = link;
  if (kind === 'page') {
    return (
      <ClientLink className={styles.frame} href={href}>
        {children}
      </ClientLink>
    );
  }
  const rel = kind === 'partner' ? 'opener' : 'noopener noreferrer';
  return (
    <a className={styles.frame} href={href} {...(kind === 'launch' ? {} : { rel, target: '_blank' })}>
      {children}
    </a>
  );
}

type BannerSlideProps = {
  readonly banner: Banner;
  readonly label: string;
  /** The first one is the LCP element: fetched at once, before others. */
  readonly isFirst: boolean;
};

/** One banner; a link without text is named by its place. */
function BannerSlide({ banner, label, isFirst }: BannerSlideProps) {
  return (
    <div aria-label={label} aria-roledescription="slide" role="group">
      <BannerFrame link={banner.link}>
        <SizedImage
          alt={banner.title === '' && banner.link ? label : ''}
          className={styles.picture}
          fetchPriority="low"
          height="320"
          isFirst={isFirst}
          place="frame"
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

type BannerCarouselProps = { readonly banners: readonly Banner[] };

/** The merchant's banners, all in the HTML, the first one visible. */
export function BannerCarousel({ banners }: BannerCarouselProps) {
  const t = useTranslations('banner');
  if (banners.length === 0) return null;
  const labels = banners.map((_, index) => t('slide', { number: index + 1, total: banners.length }));
  const carousel = {
    name: t('name'),
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    slides: labels,
  };
  return (
    <div data-promo>
      <Carousel labels={carousel}>
        {banners.map((banner, index) => (
          <BannerSlide
            banner={banner}
            isFirst={index === 0}
            key={labels[index]}
            label={labels[index] ?? ''}
          />
        ))}
      </Carousel>
    </div>
  );
}
