'use client';

import { type ReactNode, useId } from 'react';
import { useSheetTheme } from '@/components/install/coach/use-sheet-theme';
import { TIMING } from '@/lib/shared/constants';
import styles from './prompt.module.css';
import { SiteIcon } from './site-icon';

type InstallCardProps = {
  readonly title: string;
  readonly icon?: string;
  /** Replaces the icon while work is pending. */
  readonly isBusy?: boolean;
  readonly onEscape: () => void;
  readonly text: ReactNode;
  readonly children: ReactNode;
};

const SLIDE = { animationDuration: `${TIMING.bottomPromptSlideMs}ms` } as const;

/** Card above the tab bar: takes no focus, and the page stays usable. */
export function InstallCard({ title, icon, isBusy, onEscape, text, children }: InstallCardProps) {
  const id = useId();
  const theme = useSheetTheme();
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
