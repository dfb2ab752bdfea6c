import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import styles from './state-panel.module.css';

type StatePanelProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'calm' | 'alarm';
  /** Heading of the page, if the panel is its only content. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
};

/** Empty or failed state, with a way on. */
export function StatePanel(props: StatePanelProps) {
  const { icon, title, text, tone = 'calm', isPage, children } = props;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section
      className={[styles.panel, tone === 'alarm' && styles.alarm, isPage && styles.page]
        .filter(Boolean)
        .join(' ')}
    >
      <span className={styles.sign}>
        <Icon name={icon} size="large" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
