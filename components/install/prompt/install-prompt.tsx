'use client';

import { useTranslations } from 'next-intl';
import { TextLines } from '@/components/notice/text-lines';
import { ActionButton } from '@/components/ui/button/action-button';
import button from '@/components/ui/button/button.module.css';
import { dispatchInstall } from '@/lib/client/install/install-store';
import type { AppOffer } from '@/lib/client/install/read-app-offer';
import { readIdentity } from '@/lib/client/install/read-identity';
import { requestInstall } from '@/lib/client/install/request-install';
import type { AppLink } from '@/lib/shared/install/coach-steps';
import { InstallCard } from './install-card';
import styles from './prompt.module.css';

const cancel = () => dispatchInstall('cancelled');
// After the click: some browsers do not follow a link that is gone by then.
const leave = () => void setTimeout(dispatchInstall, 0, 'left');
const agree = () => void requestInstall();

/** Where the merchant prefers the app and has one for this system, it comes first. */
function Agree({ link }: { readonly link?: AppLink }) {
  const t = useTranslations('install');
  if (!link) return <ActionButton onClick={agree}>{t('agree')}</ActionButton>;
  return (
    <a
      className={`${button.button} ${button.primary}`}
      data-download={link.type}
      href={link.url}
      onClick={leave}
      rel="noopener noreferrer"
    >
      {t('getApp')}
    </a>
  );
}

/** Asks whether the site may go onto the home screen. */
export function InstallPrompt({ offer }: { readonly offer: AppOffer }) {
  const t = useTranslations('install');
  const { message, icon, link } = offer;
  return (
    <InstallCard
      icon={icon}
      onEscape={cancel}
      text={<TextLines text={message ?? t('text')} />}
      title={t('title', { brand: readIdentity().name })}
    >
      <div className={styles.actions}>
        <ActionButton look="quiet" onClick={cancel}>
          {t('cancel')}
        </ActionButton>
        <Agree link={link} />
      </div>
      {link && (
        <button className={styles.other} onClick={agree} type="button">
          {t('orHomeScreen')}
        </button>
      )}
    </InstallCard>
  );
}
