'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import styles from '@/components/search/search-field.module.css';
import { Icon } from '@/components/ui/icon/icon';

type ClearLinkProps = { readonly href: string; readonly onClear: () => void };

/** Empties the search field; with script the focus returns to it. */
export function ClearLink({ href, onClear }: ClearLinkProps) {
  const t = useTranslations('search');
  const clear = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    event.currentTarget.closest('form')?.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
    onClear();
  };
  return (
    <a aria-label={t('clear')} className={styles.end} href={href} onClick={clear}>
      <Icon name="close" size="small" />
    </a>
  );
}
