import { useMessages, useTranslations } from 'next-intl';
import styles from './install-step-list.module.css';

const NUMBERS = [1, 2, 3, 4] as const;

/** Steps of the catalogue under a name, in order. */
export function InstallStepList({ name }: { readonly name: string }) {
  const t = useTranslations('download');
  const { download } = useMessages();
  const keys = NUMBERS.map((number) => `step_${name}_${number}`);
  const known = keys.filter((key) => typeof download === 'object' && Object.hasOwn(download, key));
  return (
    <ol className={styles.steps}>
      {known.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ol>
  );
}
