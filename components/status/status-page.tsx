import type { ReactNode } from 'react';
import { SafetyNote } from '@/components/shell/footer/safety-note';
import { BrandMark } from '@/components/shell/header/brand-mark';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import type { Brand } from '@/lib/shared/merchant/brand';
import styles from './status-page.module.css';

type StatusPageProps = {
  readonly brand?: Brand;
  readonly icon: IconName;
  readonly tone: 'calm' | 'alarm';
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** Page that replaces the site: maintenance, restriction. Complete without script. */
export function StatusPage({ brand, icon, tone, title, text, children }: StatusPageProps) {
  return (
    <main className={`${styles.page} ${styles[tone]}`}>
      {brand && <BrandMark brand={brand} />}
      <div className={styles.middle}>
        <span className={styles.sign}>
          <Icon name={icon} size="large" />
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      {brand && <SafetyNote safety={brand.safety} />}
    </main>
  );
}
