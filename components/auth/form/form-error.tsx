import { TextLines } from '@/components/notice/text-lines';
import styles from './form.module.css';

/** Why the last attempt was refused, above the button; the notice has said it aloud already, or stays silent by rule. */
export function FormError({ text }: { readonly text: string }) {
  return (
    <p className={styles.refusal} role="status">
      <TextLines text={text} />
    </p>
  );
}
