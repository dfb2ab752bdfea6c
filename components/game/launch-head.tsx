import { useTranslations } from 'next-intl';
import { GameArt } from '@/components/lobby/game/game-art';
import { BrandMark } from '@/components/shell/header/brand-mark';
import { Badge } from '@/components/ui/badge/badge';
import { Icon } from '@/components/ui/icon/icon';
import { SizedImage } from '@/components/ui/image/sized-image';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './launch.module.css';

type LaunchHeadProps = {
  readonly brand: Brand;
  readonly name: string;
  readonly image?: string;
  readonly back: string;
  readonly query: URLSearchParams;
  readonly isTrial: boolean;
};

/** Head of the launch page: way back, brand, art and name of the game. */
export function LaunchHead({ brand, name, image, back, query, isTrial }: LaunchHeadProps) {
  const t = useTranslations('play');
  return (
    <>
      {image && (
        <SizedImage
          alt=""
          className={styles.glow}
          height="400"
          isFirst
          place="cover"
          src={image}
          width="300"
        />
      )}
      <header className={styles.head}>
        <a aria-label={t('back')} className={styles.leave} href={back}>
          <Icon flips name="back" />
        </a>
        <a className={styles.brand} href={toHref(ROUTES.home, {}, query)}>
          <BrandMark brand={brand} />
        </a>
      </header>
      <div className={styles.card}>
        <GameArt className={styles.art} image={image} isFirst name={name} place="cover" />
        <h1 className={styles.name}>{name}</h1>
        {isTrial && <Badge tone="free">{t('trial')}</Badge>}
      </div>
    </>
  );
}
