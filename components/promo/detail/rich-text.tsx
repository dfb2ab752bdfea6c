import styles from './rich-text.module.css';

/** A promotion's HTML, which lib/server/features/promo must have cleaned. */
export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
