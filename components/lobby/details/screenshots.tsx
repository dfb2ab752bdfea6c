import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/lobby/section/section-head';
import { Rail } from '@/components/ui/rail/rail';
import styles from './screenshots.module.css';

type ScreenshotsProps = { readonly name: string; readonly images: readonly string[] };

/** Pictures of the running game, if the provider has them; each opens in a new tab. */
export function Screenshots({ name, images }: ScreenshotsProps) {
  const t = useTranslations('gameFacts');
  if (images.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead icon="handset" title={t('screenshots')} />
      <Rail label={t('screenshots')} size="screenshot">
        {images.map((image, place) => (
          <li key={image}>
            <a className={styles.shot} href={image} rel="noopener noreferrer" target="_blank">
              <img
                alt={t('screenshot', { number: place + 1, name })}
                className={styles.picture}
                decoding="async"
                height="256"
                loading="lazy"
                src={image}
                width="144"
              />
            </a>
          </li>
        ))}
      </Rail>
    </section>
  );
}
