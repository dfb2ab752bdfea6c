import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { DownloadLinks, ResourceType } from '@/lib/shared/download/download-links';
import styles from './download.module.css';
import { PlatformCard } from './platform-card';

type OfferType = Exclude<ResourceType, 'AppDownloadIcon'>;

/** One system with what there is for it. */
export type Platform = {
  readonly system: 'ios' | 'android';
  readonly offers: readonly { readonly type: OfferType; readonly url: string }[];
};

const SYSTEMS: readonly { readonly system: Platform['system']; readonly types: readonly OfferType[] }[] = [
  { system: 'ios', types: ['IOS', 'MOBILECONFIG'] },
  { system: 'android', types: ['Android'] },
];

function platformsOf(links: DownloadLinks): Platform[] {
  return SYSTEMS.map(({ system, types }) => ({
    system,
    offers: types.flatMap((type) => {
      const url = links[type];
      return url ? [{ type, url }] : [];
    }),
  }));
}

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
