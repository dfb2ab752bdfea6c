import { useTranslations } from 'next-intl';
import button from '@/components/ui/button/button.module.css';
import styles from './switch-form.module.css';

/** Asks whether a link may replace the signed-in member; a plain form, which works without script. */
export function SwitchForm({ action }: { readonly action: string }) {
  const t = useTranslations('auth');
  return (
    <form action={action} className={styles.form} method="post">
      <button
        className={`${button.button} ${button.primary} ${button.wide}`}
        name="choice"
        type="submit"
        value="keep"
      >
        {t('switchKeep')}
      </button>
      <button
        className={`${button.button} ${button.quiet} ${button.wide}`}
        name="choice"
        type="submit"
        value="switch"
      >
        {t('switchTake')}
      </button>
    </form>
  );
}
