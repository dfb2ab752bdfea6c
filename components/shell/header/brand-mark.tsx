import { initialOf } from '@/components/shell/head/brand-icon';
import type { Brand } from '@/lib/shared/merchant/brand';
import styles from './brand-mark.module.css';

type BrandMarkProps = { readonly brand: Brand; readonly isLarge?: boolean };

/** More letters take more than two lines beside the buttons of a narrow header. */
const LONG_NAME = 20;

/** The merchant's logo, or its name beside a drawn initial. */
export function BrandMark({ brand, isLarge }: BrandMarkProps) {
  if (brand.theme.logo) {
    return (
      <img
        alt={brand.name}
        className={[styles.logo, isLarge && styles.large].filter(Boolean).join(' ')}
        height="32"
        src={brand.theme.logo}
      />
    );
  }
  return (
    <span className={[styles.mark, isLarge && styles.large].filter(Boolean).join(' ')}>
      <span aria-hidden="true" className={styles.initial}>
        {initialOf(brand.name)}
      </span>
      <span className={styles.name} data-long={brand.name.length > LONG_NAME ? '' : undefined} dir="auto">
        {brand.name}
      </span>
    </span>
  );
}
