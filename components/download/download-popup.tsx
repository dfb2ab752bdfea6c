'use client';

import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/page/download-button';
import { InstallStepList } from '@/components/download/page/install-step-list';
import { OfferLinks } from '@/components/download/page/offer-links';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { BarOffer } from '@/lib/client/download/watch-bar-taps';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { platformsOf } from '@/lib/shared/download/platforms';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './popup.module.css';

type DownloadPopupProps = { readonly offer: BarOffer; readonly onClose: () => void };

type PopupOffersProps = { readonly links: DownloadLinks; readonly system: string };

/** Downloads of this system with hosts and steps, others as links; without an app for the system all look alike. */
function PopupOffers({ links, system }: PopupOffersProps) {
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

/** Download popup: app, file or store of this system with steps, the others below, and the full page. */
export function DownloadPopup({ offer, onClose }: DownloadPopupProps) {
  const t = useTranslations('download');
  const own = useTranslations('downloadPopup');
  const { name, icon, description, loginPrompt, links, href } = offer;
  const query = new URLSearchParams(window.location.search);
  return (
    <Modal onClose={onClose} title={t('title', { brand: name })}>
      <div className={styles.head}>
        {icon && <img alt="" className={styles.icon} height="64" src={icon} width="64" />}
        <p>{description || t('lead')}</p>
      </div>
      {loginPrompt && (
        <div className={styles.prompt} data-for="visitor">
          <p>{loginPrompt}</p>
          <ButtonLink href={toHref(ROUTES.login, { go: ROUTES.download }, query)} look="quiet">
            {t('logIn')}
          </ButtonLink>
        </div>
      )}
      <PopupOffers links={links} system={document.documentElement.dataset.os ?? 'other'} />
      <ClientLink className={styles.more} href={href}>
        {own('more')}
      </ClientLink>
      <div className={styles.close}>
        <ActionButton look="quiet" onClick={onClose} wide>
          {own('close')}
        </ActionButton>
      </div>
    </Modal>
  );
}
