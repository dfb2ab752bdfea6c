import type { ReactNode } from 'react';
import styles from '@/components/ui/button/button.module.css';

type ActionButtonProps = {
  readonly onClick?: () => void;
  readonly type?: 'button' | 'submit';
  readonly look?: 'primary' | 'quiet';
  readonly wide?: boolean;
  /** Pending: announced; the caller ignores clicks, so that the focus stays. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** Button in the look of the links. */
export function ActionButton(props: ActionButtonProps) {
  const { onClick, type = 'button', look = 'primary', wide, isBusy, children } = props;
  return (
    <button
      aria-disabled={isBusy || undefined}
      className={`${styles.button} ${styles[look]}${wide ? ` ${styles.wide}` : ''}`}
      onClick={onClick}
      type={type}
    >
      {children}
    </button>
  );
}
