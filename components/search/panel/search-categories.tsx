'use client';

import { useEffect, useRef } from 'react';
import { CategoryBar } from '@/components/lobby/category/category-bar';
import type { SearchLabels } from '@/components/lobby/category/search-labels';
import { isPlainClick } from '@/lib/client/page/is-plain-click';
import type { SearchQuery } from '@/lib/shared/lobby/search-query';
import styles from './search-panel.module.css';
import { searchHref } from './use-search-address';

type SearchCategoriesProps = Pick<SearchLabels, 'categories' | 'carried'> & {
  readonly query: SearchQuery;
  readonly onChoose: (query: SearchQuery) => void;
};

/** Categories in the search: links, with script a choice. */
export function SearchCategories({ categories, carried, query, onChoose }: SearchCategoriesProps) {
  const holder = useRef<HTMLDivElement>(null);
  const current = query.category ?? '';
  const links = categories.map((link) => ({
    ...link,
    href: searchHref({ ...query, category: link.id === '' ? undefined : link.id }, carried),
    isCurrent: link.id === current,
  }));
  useEffect(() => {
    const list = holder.current;
    const choose = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest('li');
      const at = link ? [...(link.parentElement?.children ?? [])].indexOf(link) : -1;
      const category = categories[at]?.id;
      if (category === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      onChoose({ ...query, category: category === '' ? undefined : category });
    };
    list?.addEventListener('click', choose);
    return () => list?.removeEventListener('click', choose);
  }, [categories, query, onChoose]);
  // A single category equals "all": nothing to choose.
  if (links.length <= 2) return null;
  return (
    <div ref={holder} className={styles.through}>
      <CategoryBar links={links} />
    </div>
  );
}
