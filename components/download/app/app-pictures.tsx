import { useTranslations } from 'next-intl';
import { SizedImage } from '@/components/ui/image/sized-image';
import type { Asset } from '@/lib/shared/download/parse-assets';
import styles from './app.module.css';

/** The merchant's pictures of the app; a scrolling row, reachable by keyboard. */
export function AppPictures({
  assets,
  brandName,
}: {
  readonly assets: readonly Asset[];
  readonly brandName: string;
}) {
  const t = useTranslations('download');
  if (assets.length === 0) return null;
  return (
    <section className={styles.pictures}>
      <h2 className={styles.heading}>{t('pictures')}</h2>
      <ul aria-label={t('pictures')} className={styles.row} tabIndex={0}>
        {assets.map(({ url }, index) => (
          <li className={styles.frame} key={url}>
            <SizedImage
              alt={t('picture', { brand: brandName, number: index + 1, total: assets.length })}
              className={styles.picture}
              height="400"
              place="cover"
              src={url}
              width="225"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
