'use client';

import { useTranslations } from 'next-intl';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { messengersOf, type Share } from '@/lib/shared/referral/messengers';
import styles from './messenger-links.module.css';

/** The market's messengers with a prepared message; the receiver learns only the link. */
export function MessengerLinks(share: Share) {
  const t = useTranslations('referral');
  return (
    <ul aria-label={t('share')} className={styles.list}>
      {messengersOf(getPageFacts().language).map(({ name, toHref }) => (
        <li key={name}>
          <a
            className={styles.link}
            href={toHref(share)}
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
