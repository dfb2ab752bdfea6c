import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { platformsOf } from '@/lib/shared/download/platforms';
import styles from './download.module.css';
import { PlatformCard } from './platform-card';

/**
 * The app for this device, and the others below it. Which is which is told by the attribute that the pre-paint script sets (W9): the
 * HTML is the same for everybody, and without script all are shown alike (B33).
 */
export function PlatformList({ links }: { readonly links: DownloadLinks }) {
  const t = useTranslations('download');
  const platforms = platformsOf(links);
  const others = platforms.filter(({ offers }) => offers.length > 0);
  return (
    <>
      {platforms.map((platform) => (
        <PlatformCard key={platform.system} platform={platform} />
      ))}
      {others.map(({ system, offers }) => (
        <section className={`${styles.other} ${styles[system]}`} key={system}>
          <h2 className={styles.otherTitle}>{t('others', { system: t(system) })}</h2>
          <ul>
            {offers.map(({ type, url }) => (
              <li key={type}>
                <a className={styles.otherLink} data-download={type} href={url} rel="noopener noreferrer">
                  <Icon name="download" size="small" />
                  {t(`get_${type}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
