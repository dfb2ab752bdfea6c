import type { ReactNode } from 'react';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import { AgeBadge } from './age-badge';
import styles from './safety-note.module.css';

type SafetyLineProps = Pick<BrandSafety, 'licence'> & { readonly children: ReactNode };

/** A badge and the licence beside it. */
export function SafetyLine({ licence, children }: SafetyLineProps) {
  return (
    <footer className={styles.note}>
      {children}
      {licence && (
        <p className={styles.licence}>
          {licence.url ? (
            <a className={styles.link} href={licence.url} rel="noopener noreferrer" target="_blank">
              <bdi>{licence.text}</bdi>
            </a>
          ) : (
            <bdi>{licence.text}</bdi>
          )}
        </p>
      )}
    </footer>
  );
}

/** Age and licence in small, for pages without the shell. */
export function SafetyNote({ safety }: { readonly safety: BrandSafety }) {
  return (
    <SafetyLine licence={safety.licence}>
      <AgeBadge age={safety.minimumAge} />
    </SafetyLine>
  );
}
