import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { DialogHistory } from '@/components/ui/sheet/dialog-history';
import { Sheet } from '@/components/ui/sheet/sheet';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { LanguageLinks } from './language-links';
import styles from './language-sheet.module.css';

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

type LanguageSheetProps = {
  readonly id: string;
  readonly languages: readonly LanguageCode[];
  readonly current: LanguageCode;
  readonly query: URLSearchParams;
};

/** The sheet with the merchant's languages. */
export function LanguageSheet({ id, languages, current, query }: LanguageSheetProps) {
  const t = useTranslations('language');
  return (
    <Sheet closeLabel={t('close')} id={id} title={t('title')}>
      <DialogHistory />
      <LanguageLinks current={current} languages={languages} look="list" query={query} />
    </Sheet>
  );
}
