import { TextLines } from '@/components/notice/text-lines';
import styles from './form.module.css';

/** Reason of the last refusal, above the button; silent, because the notice has announced it. */
export function FormError({ text }: { readonly text: string }) {
  return (
    <p className={styles.refusal} role="status">
      <TextLines text={text} />
    </p>
  );
}
