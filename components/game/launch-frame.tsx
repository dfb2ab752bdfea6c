import type { ReactNode } from 'react';
import { BrandMark } from '@/components/shell/header/brand-mark';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES } from '@/lib/shared/routes';
import styles from './launch.module.css';

type LaunchFrameProps = { readonly brand: Brand; readonly children: ReactNode };

/** The launch page when there is no game to show: the brand, and what is the matter. */
export function LaunchFrame({ brand, children }: LaunchFrameProps) {
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <a className={styles.brand} href={ROUTES.home}>
          <BrandMark brand={brand} />
        </a>
      </header>
      {children}
    </main>
  );
}
