'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { prepareLine } from '@/lib/client/social/prepare-line';
import { usePreparedFlow } from '@/lib/client/social/use-prepared-flow';
import type { LineFacts, SocialRules } from '@/lib/shared/social/social-facts';
import styles from './social-offer.module.css';

type LineLinkProps = { readonly facts: LineFacts; readonly rules: SocialRules };

/** Speech bubble with a spark: our own drawing, in the vendor's colour. */
function LineMark() {
  return (
    <svg aria-hidden="true" className={styles.mark} viewBox="0 0 24 24">
      <path
        d="M12 3C6.5 3 2 6.6 2 11c0 3.9 3.5 7.2 8.3 7.9.4.1.8.3.9.7.1.3 0 .8 0 1.1 0 .6.4.8.9.5 2.7-1.5 9.9-5.8 9.9-10.2 0-4.4-4.5-8-10-8z"
        fill="#fff"
      />
      <path
        d="M6.6 8.9v4.2h2.2M10.6 8.9v4.2M12.7 13.1V8.9l2.4 4.2V8.9M19.2 8.9h-2v4.2h2M17.2 11h1.7"
        fill="none"
        stroke="#06803a"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.2"
      />
    </svg>
  );
}

/** Link to LINE: only a real link opens LINE's app. */
export function LineLink({ facts, rules }: LineLinkProps) {
  const t = useTranslations('social');
  const prepare = useCallback(() => prepareLine(facts, rules), [facts, rules]);
  const flow = usePreparedFlow(prepare);
  return (
    <a
      aria-disabled={flow ? undefined : true}
      className={`${styles.way} ${styles.line}`}
      href={flow?.href}
      onAuxClick={flow?.onTap}
      onClick={flow?.onTap}
      rel="noreferrer"
    >
      <LineMark />
      {t('withLine')}
    </a>
  );
}
