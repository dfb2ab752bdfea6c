'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { SearchLabels } from '@/components/lobby/category/search-labels';
import { CarriedFields, SearchBox } from '@/components/search/search-box';
import { SearchFailure } from '@/components/search/search-failure';
import field from '@/components/search/search-field.module.css';
import { Icon } from '@/components/ui/icon/icon';
import { addSearch, clearSearches } from '@/lib/client/lobby/recent-searches';
import type { SearchQuery } from '@/lib/shared/lobby/search-query';
import { ROUTES } from '@/lib/shared/routes';
import { FilterRow } from './filter-row';
import { SearchCategories } from './search-categories';
import { SearchIdeas } from './search-ideas';
import styles from './search-panel.module.css';
import { useLiveResults } from './use-live-results';
import { searchHref } from './use-search-address';
import { useSearchForm } from './use-search-form';

type ClearLinkProps = { readonly href: string; readonly onClear: () => void };

/** Empties the search field. */
function ClearLink({ href, onClear }: ClearLinkProps) {
  const t = useTranslations('search');
  const clear = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onClear();
  };
  return (
    <a aria-label={t('clear')} className={field.end} href={href} onClick={clear}>
      <Icon name="close" size="small" />
    </a>
  );
}

type SearchPanelProps = SearchLabels & {
  /** Result from the server. */
  readonly initial: SearchQuery;
  /** Names of popular games. */
  readonly suggested: readonly string[];
  readonly children: ReactNode;
};

/** Search of the game area: a plain form, live with script. */
export function SearchPanel({ initial, suggested, children, ...facts }: SearchPanelProps) {
  const { form, query, isLive, read, readSoon, search, open } = useSearchForm(initial, facts.carried);
  const { Results, hasFailed, load } = useLiveResults();
  useEffect(() => {
    if (isLive) load();
  }, [isLive, load]);
  const submit = (event: FormEvent) => {
    if (hasFailed) return;
    event.preventDefault();
    read();
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };
  // The control that was tapped goes away.
  const focusField = () => form.current?.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  const clear = () => {
    focusField();
    search({ ...query, text: '' });
  };
  const forget = () => {
    focusField();
    clearSearches();
  };
  const [isOpen, setOpen] = useState(false);
  const focus = () => {
    load();
    setOpen(true);
  };
  const choose = (text: string) => {
    addSearch(text);
    search({ ...query, text });
  };
  const { carried, categories, vendors, tags } = facts;
  const current = query.category ?? query.vendor ?? '';
  const title = [...categories, ...vendors].find(({ id }) => id === current)?.name;
  return (
    <>
      <h1 className={styles.title}>{current === '' ? facts.title : (title ?? facts.title)}</h1>
      <search>
        <form
          action={ROUTES.game}
          onChange={readSoon}
          onBlur={() => addSearch(query.text)}
          onFocus={focus}
          onSubmit={submit}
          ref={form}
        >
          <CarriedFields query={new URLSearchParams(carried)} />
          <input name="category" type="hidden" value={query.category ?? ''} />
          <div className={styles.box}>
            <SearchBox value={initial.text}>
              {query.text !== '' && (
                <ClearLink href={searchHref({ ...query, text: '' }, carried)} onClear={clear} />
              )}
            </SearchBox>
          </div>
          <FilterRow query={initial} tags={tags} vendors={vendors} />
        </form>
      </search>
      {isOpen && query.text === '' && (
        <SearchIdeas onChoose={choose} onForget={forget} suggested={suggested} />
      )}
      <SearchCategories categories={categories} carried={carried} onChoose={open} query={query} />
      {isLive && hasFailed && <SearchFailure onRetry={load} />}
      {isLive && Results ? <Results onSearch={search} query={query} {...facts} /> : children}
    </>
  );
}
