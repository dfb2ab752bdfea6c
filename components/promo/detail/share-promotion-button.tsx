'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { shareAddress } from '@/lib/client/promo/share-address';
import styles from './detail.module.css';

type ShareButtonProps = {
  readonly title: string;
  /** The promotion's address without anything of the visitor's own. */
  readonly url: string;
  readonly label: string;
  readonly copiedLabel: string;
  readonly refusedLabel: string;
};

/** Hands the promotion's address on: by the device's own sheet, else by the clipboard. Hidden without script, where it could do nothing. */
export function SharePromotionButton({ title, url, label, copiedLabel, refusedLabel }: ShareButtonProps) {
  const [shareStatus, setShareStatus] = useState('');
  const share = async () => {
    const outcome = await shareAddress({ title, url });
    setShareStatus(outcome === 'copied' ? copiedLabel : outcome === 'refused' ? refusedLabel : '');
  };
  return (
    <div className={styles.share}>
      <button className={styles.shareButton} onClick={share} type="button">
        <Icon name={shareStatus === copiedLabel ? 'check' : 'share'} size="small" />
        {label}
      </button>
      <span className={styles.said} role="status">
        {shareStatus}
      </span>
    </div>
  );
}
