'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useQr } from '@/lib/client/share/use-qr';
import { withCarriedQuery } from '@/lib/shared/routes';
import { contentQuery } from '@/lib/shared/worker/cached-page';
import styles from './phone-code.module.css';

/** Gutter wide enough for the card, on a device with a mouse. */
const WIDE = '(min-aspect-ratio: 5/4) and (min-width: 1100px) and (hover: hover)';

function subscribeWidth(listener: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const isWide = () => window.matchMedia(WIDE).matches;

/** Returns this page's address with the query of its content and the carried one: never a token. */
function useAddress(): string {
  const query = new URLSearchParams(useSearchParams());
  return window.location.origin + withCarriedQuery(`${usePathname()}?${contentQuery(query)}`, query);
}

function Code() {
  const t = useTranslations('onPhone');
  const src = useQr(useAddress())?.src;
  if (!src) return null;
  return (
    <aside aria-label={t('title')} className={styles.card}>
      <img alt="" className={styles.code} height="132" src={src} width="132" />
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.text}>{t('text')}</p>
    </aside>
  );
}

/** The page's address as a QR code beside the frame, in a wide window. */
export function PhoneCode() {
  const isShown = useSyncExternalStore(subscribeWidth, isWide, () => false);
  return isShown ? <Code /> : null;
}
