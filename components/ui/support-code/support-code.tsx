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
  /** Label of the link to customer service; absent where the player is there already. */
  readonly sendLabel?: string;
};

/** The carried query; known only in the browser. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>, code: string): void {
  currentTarget.href = toSupportHref(code, new URLSearchParams(window.location.search));
}

/** Support code of a failure; one tap copies it or sends it to customer service. Readable without script. */
export function SupportCode({ code, label, copyLabel, copiedLabel, sendLabel }: SupportCodeProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Rejected without permission or a secure context: the code stays readable.
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
        // Document request: it leaves a crashed page, or a notice above one.
        <a className={styles.send} href={toSupportHref(code)} onClick={(event) => keepQuery(event, code)}>
          <Icon name="headset" size="small" />
          {sendLabel}
        </a>
      )}
    </span>
  );
}
