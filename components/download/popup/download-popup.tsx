'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { BarOffer } from '@/lib/client/download/watch-bar-taps';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './popup.module.css';
import { PopupOffers } from './popup-offers';

type DownloadPopupProps = { readonly offer: BarOffer; readonly onClose: () => void };

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
