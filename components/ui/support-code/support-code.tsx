'use client';

import { type MouseEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { toSupportHref } from '@/lib/shared/service/support-note';
import styles from './support-code.module.css';

type SupportCodeProps = {
  readonly code: string;
  readonly label: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** Names the link that hands the code over to customer service; left out where the player is there already. */
  readonly sendLabel?: string;
};

/** What the address of this page keeps goes along; known only in the browser. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>, code: string): void {
  currentTarget.href = toSupportHref(code, new URLSearchParams(window.location.search));
}

/** The short code of a failure; one tap copies it or hands it to customer service. Without script it can still be read out. */
export function SupportCode({ code, label, copyLabel, copiedLabel, sendLabel }: SupportCodeProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Refused where the page has no permission or no secure context: the code stays readable.
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className={styles.pair}>
      <button className={styles.code} onClick={copy} title={copyLabel} type="button">
        <span className={styles.label}>{label}</span>
        <bdi className={styles.value}>{code}</bdi>
        <Icon name={copied ? 'check' : 'copy'} size="small" />
        <span className="visually-hidden">{copyLabel}</span>
        <span aria-live="polite" className="visually-hidden">
          {copied ? copiedLabel : ''}
        </span>
      </button>
      {sendLabel !== undefined && (
        // A document request: it leaves a crashed page, and a notice that lies over one.
        <a className={styles.send} href={toSupportHref(code)} onClick={(event) => keepQuery(event, code)}>
          <Icon name="headset" size="small" />
          {sendLabel}
        </a>
      )}
    </span>
  );
}
