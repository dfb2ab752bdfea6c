import type { ReactNode } from 'react';
import { SafetyNote } from '@/components/shell/footer/safety-note';
import { BrandMark } from '@/components/shell/header/brand-mark';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './launch.module.css';

type LaunchFrameProps = {
  readonly brand: Brand;
  readonly query: URLSearchParams;
  readonly children: ReactNode;
};

/** Launch page without a game: the brand, and the problem. */
export function LaunchFrame({ brand, query, children }: LaunchFrameProps) {
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <a className={styles.brand} href={toHref(ROUTES.home, {}, query)}>
          <BrandMark brand={brand} />
        </a>
      </header>
      {children}
      <SafetyNote safety={brand.safety} />
    </main>
  );
}
