import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import styles from './language-button.module.css';

/** Id of the sheet that the button opens. */
export const LANGUAGE_SHEET = 'language-sheet';

/** Opens the sheet of languages; without script the footer's links replace it. */
export function LanguageButton() {
  const t = useTranslations('language');
  return (
    <button
      aria-label={t('title')}
      className={styles.button}
      command="show-modal"
      commandfor={LANGUAGE_SHEET}
      type="button"
    >
      <Icon name="globe" />
    </button>
  );
}
