import { useTranslations } from 'next-intl';
import styles from './age-badge.module.css';

type AgeSignProps = { readonly text: string; readonly label: string };

/** The ring with an age in it. */
export function AgeSign({ text, label }: AgeSignProps) {
  return (
    <span aria-label={label} className={styles.age} role="img">
      {text}
    </span>
  );
}

/** Minimum age; nothing if the registry names none. */
export function AgeBadge({ age }: { readonly age: number }) {
  const t = useTranslations('safety');
  return age > 0 ? <AgeSign label={t('ageLabel', { age })} text={t('age', { age })} /> : null;
}
