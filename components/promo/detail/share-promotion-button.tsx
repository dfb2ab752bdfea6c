'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { shareAddress } from '@/lib/client/share/share-address';
import styles from './detail.module.css';

type SharePromotionButtonProps = {
  readonly title: string;
  /** The promotion's address without the visitor's data. */
  readonly url: string;
  readonly label: string;
  readonly copiedLabel: string;
  readonly refusedLabel: string;
};

/** Shares the promotion's address by the device's sheet or the clipboard. Hidden without script. */
export function SharePromotionButton({
  title,
  url,
  label,
  copiedLabel,
  refusedLabel,
}: SharePromotionButtonProps) {
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
      <span className={styles.done} role="status">
        {shareStatus}
      </span>
    </div>
  );
}
