import { useTranslations } from 'next-intl';
import { Carousel } from '@/components/ui/carousel/carousel';
import type { Banner } from '@/lib/shared/lobby/lobby';
import { BannerSlide } from './banner-slide';

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
