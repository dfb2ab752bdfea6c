import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './success-line.module.css';

/** Success message, shown in place and announced. */
export function SuccessLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.line} role="status">
      <Icon name="check" size="small" />
      <span>{children}</span>
    </p>
  );
}
