import styles from '@/components/auth/form/login-form.module.css';
import { ButtonLink } from '@/components/ui/button/button-link';

type EntryWithoutScriptProps = { readonly text: string; readonly href: string; readonly label: string };

/** States that script is needed, and links to customer service. */
export function EntryWithoutScript({ text, href, label }: EntryWithoutScriptProps) {
  return (
    <noscript>
      <div className={styles.form}>
        <p>{text}</p>
        <ButtonLink href={href} look="quiet" size="wide">
          {label}
        </ButtonLink>
      </div>
    </noscript>
  );
}
