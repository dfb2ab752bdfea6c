import { BannerCarousel } from '@/components/lobby/banner/banner-carousel';
import type { Banner } from '@/lib/shared/lobby/lobby';
import styles from './home-hero.module.css';
import { JoinStrip } from './join-strip';

type HomeHeroProps = {
  readonly banners: readonly Banner[];
  readonly brandName: string;
  readonly query: URLSearchParams;
};

/** The merchant's offers with a link to the registration; low, so that games are on the first screen. */
export function HomeHero({ banners, brandName, query }: HomeHeroProps) {
  return (
    <div className={styles.hero} data-promo>
      <BannerCarousel banners={banners} />
      <JoinStrip brandName={brandName} query={query} />
    </div>
  );
}
