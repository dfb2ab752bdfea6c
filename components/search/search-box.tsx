import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { SEARCH_TEXT_LENGTH } from '@/lib/shared/lobby/search-query';
import { carriedQuery } from '@/lib/shared/routes';
import styles from './search-field.module.css';

/** Hidden fields with the carried query, for forms to own pages. */
export function CarriedFields({ query }: { readonly query: URLSearchParams }) {
  return [...carriedQuery(query)].map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
}

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
