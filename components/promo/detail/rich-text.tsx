import styles from './rich-text.module.css';

/** A promotion's text: HTML that lib/server/promo has cleaned, and nothing else may be handed in here. */
export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
