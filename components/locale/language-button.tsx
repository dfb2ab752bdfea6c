import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import styles from './language-button.module.css';

/** Id of the sheet that the button opens. */
export const LANGUAGE_SHEET = 'language-sheet';

/** The globe that opens the sheet of languages; the footer's plain links stand in where there is no script. */
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
