'use client';

import { type CSSProperties, type ReactNode, useId } from 'react';
import { readSheetTheme } from '@/components/install/coach/read-sheet-theme';
import { initialOf } from '@/components/shell/head/brand-icon';
import { readIdentity } from '@/lib/client/install/read-identity';
import { BOTTOM_PROMPT_SLIDE_MS } from '@/lib/shared/constants';
import styles from './prompt.module.css';

type InstallCardProps = {
  readonly title: string;
  readonly icon?: string;
  /** Replaces the icon while work is pending. */
  readonly isBusy?: boolean;
  readonly onEscape: () => void;
  readonly text: ReactNode;
  readonly children: ReactNode;
};

// A variable: an inline duration would win over the rule for reduced motion.
const SLIDE = { '--slide': `${BOTTOM_PROMPT_SLIDE_MS}ms` } as CSSProperties;

type SiteIconProps = { readonly src?: string; readonly isBusy?: boolean };

/** Icon of the home screen; its initial shows while the picture fails. */
function SiteIcon({ src, isBusy }: SiteIconProps) {
  const { name, icon } = readIdentity();
  return (
    <span aria-hidden="true" className={styles.icon} data-busy={isBusy || undefined}>
      <span className={styles.initial}>{initialOf(name)}</span>
      {(src ?? icon) && <img alt="" className={styles.picture} height="56" src={src ?? icon} width="56" />}
    </span>
  );
}

/** Card above the tab bar: takes no focus, and the page stays usable. */
export function InstallCard({ title, icon, isBusy, onEscape, text, children }: InstallCardProps) {
  const id = useId();
  const theme = readSheetTheme();
  return (
    <section
      aria-labelledby={id}
      className={`${styles.card} ${theme}`}
      data-install-card
      style={SLIDE}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <div className={styles.head}>
        <SiteIcon isBusy={isBusy} src={icon} />
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
