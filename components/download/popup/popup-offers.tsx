'use client';

import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/page/download-button';
import { InstallStepList } from '@/components/download/page/install-step-list';
import { OfferLinks } from '@/components/download/page/offer-links';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { platformsOf } from '@/lib/shared/download/platforms';
import styles from './popup.module.css';

type PopupOffersProps = { readonly links: DownloadLinks; readonly system: string };

/** Downloads of this system with hosts and steps, others as links; without an app for the system all look alike. */
export function PopupOffers({ links, system }: PopupOffersProps) {
  const t = useTranslations('download');
  const platforms = platformsOf(links).filter(({ offers }) => offers.length > 0);
  const isKnown = platforms.some((platform) => platform.system === system);
  const own = platforms.filter((platform) => !isKnown || platform.system === system);
  const others = platforms.filter((platform) => !own.includes(platform));
  return (
    <>
      {own.flatMap(({ offers }) =>
        offers.map(({ type, url }, index) => (
          <div className={styles.offer} key={type}>
            <DownloadButton look={index === 0 ? 'primary' : 'quiet'} type={type} url={url} />
            <InstallStepList name={type} />
          </div>
        )),
      )}
      {others.map((other) => (
        <section className={styles.others} key={other.system}>
          <h3 className={styles.othersTitle}>{t('others', { system: t(other.system) })}</h3>
          <OfferLinks offers={other.offers} />
        </section>
      ))}
    </>
  );
}
