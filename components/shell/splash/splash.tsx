import { BrandMark } from '@/components/shell/header/brand-mark';
import { SizedImage } from '@/components/ui/image/sized-image';
import type { Brand } from '@/lib/shared/merchant/brand';
import styles from './splash.module.css';

type SplashProps = { readonly brand: Brand; readonly image?: string };

/** The brand for 800 ms on the first page of a browser session; CSS removes it, also without script. */
export function Splash({ brand, image }: SplashProps) {
  return (
    <div aria-hidden="true" className={styles.splash}>
      {image ? (
        <SizedImage
          alt=""
          className={styles.image}
          height="1688"
          loading="lazy"
          place="frame"
          src={image}
          width="780"
        />
      ) : (
        <BrandMark brand={brand} isLarge />
      )}
      <span className={styles.bar} />
    </div>
  );
}
