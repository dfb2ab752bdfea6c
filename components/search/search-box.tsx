import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { SEARCH_TEXT_LENGTH } from '@/lib/shared/lobby/search-query';
import styles from './search-field.module.css';

type SearchBoxProps = {
  readonly value?: string;
  /** Content at the end of the field, such as a clear link. */
  readonly children?: ReactNode;
};

/** Search field with its button; placed in a form. */
export function SearchBox({ value, children }: SearchBoxProps) {
  const t = useTranslations('search');
  return (
    <div className={styles.box}>
      <button aria-label={t('submit')} className={styles.submit} type="submit">
        <Icon name="search" />
      </button>
      <input
        aria-label={t('label')}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        className={styles.input}
        defaultValue={value}
        enterKeyHint="search"
        maxLength={SEARCH_TEXT_LENGTH}
        name="q"
        placeholder={t('hint')}
        spellCheck={false}
        type="search"
      />
      {children}
    </div>
  );
}
