import styles from '@/components/ui/ring/ring.module.css';

type Props = { readonly size?: 16 | 18 | 20 };

/** Spinner; the text beside it names the work. */
export function Ring({ size = 18 }: Props) {
  return <span aria-hidden="true" className={styles.ring} style={{ inlineSize: size, blockSize: size }} />;
}
