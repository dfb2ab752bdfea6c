'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './support-code.module.css';

type SupportCodeProps = {
  readonly code: string;
  readonly label: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
};

/** The short code of a failure; one tap copies it (B12). Without script it can still be read out. */
export function SupportCode({ code, label, copyLabel, copiedLabel }: SupportCodeProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Refused where the page has no permission or no secure context: the code stays readable.
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button className={styles.code} onClick={copy} title={copyLabel} type="button">
      <span className={styles.label}>{label}</span>
      <bdi className={styles.value}>{code}</bdi>
      <Icon name={copied ? 'check' : 'copy'} size="small" />
      <span className="visually-hidden">{copyLabel}</span>
      <span aria-live="polite" className="visually-hidden">
        {copied ? copiedLabel : ''}
      </span>
    </button>
  );
}
