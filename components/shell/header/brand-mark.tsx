import { initialOf } from '@/components/shell/head/brand-icon';
import type { Brand } from '@/lib/shared/merchant/brand';
import styles from './brand-mark.module.css';

type BrandMarkProps = { readonly brand: Brand; readonly size?: 'small' | 'large' };

/** The merchant's sign: its logo, or its name beside a drawn initial. */
export function BrandMark({ brand, size = 'small' }: BrandMarkProps) {
  if (brand.theme.logo) {
    return (
      <img alt={brand.name} className={`${styles.logo} ${styles[size]}`} height="32" src={brand.theme.logo} />
    );
  }
  return (
    <span className={`${styles.mark} ${styles[size]}`}>
      <span aria-hidden="true" className={styles.initial}>
        {initialOf(brand.name)}
      </span>
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
