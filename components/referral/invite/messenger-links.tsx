'use client';

import { useTranslations } from 'next-intl';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { messengersOf } from '@/lib/shared/referral/messengers';
import styles from './messenger-links.module.css';

type MessengerLinksProps = { readonly text: string; readonly url: string };

/** The market's messengers with a prepared message; the receiver learns only the link. */
export function MessengerLinks({ text, url }: MessengerLinksProps) {
  const t = useTranslations('referral');
  return (
    <ul aria-label={t('share')} className={styles.list}>
      {messengersOf(getPageFacts().language).map(({ name, toHref }) => (
        <li key={name}>
          <a
            className={styles.link}
            href={toHref({ text, url })}
            rel="noopener noreferrer"
            target="_blank"
            translate="no"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
