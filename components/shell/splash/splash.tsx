import type { ComponentProps } from 'react';
import { BrandMark } from '@/components/shell/header/brand-mark';
import type { Brand } from '@/lib/shared/merchant/brand';
import styles from './splash.module.css';

type SplashProps = { readonly brand: Brand; readonly image?: ComponentProps<'img'> };

/** The brand for 800 ms on the first page of a browser session; CSS removes it, also without script. */
export function Splash({ brand, image }: SplashProps) {
  return (
    <div aria-hidden="true" className={styles.splash}>
      {image ? (
        <img {...image} alt="" className={styles.image} height="1688" loading="lazy" width="780" />
      ) : (
        <BrandMark brand={brand} isLarge />
      )}
      <span className={styles.bar} />
    </div>
  );
}
