import { TextLines } from '@/components/notice/text-lines';
import styles from './form.module.css';

/** Reason of the last refusal, above the button; announced at once. */
export function FormError({ text }: { readonly text: string }) {
  return (
    <p className={styles.refusal} role="alert">
      <TextLines text={text} />
    </p>
  );
}
