'use client';

import { useTranslations } from 'next-intl';
import { useFavourites } from '@/lib/client/game/favourites';

/** Number of favourites on this device; nothing at zero. */
export function FavouriteCount({ className }: { readonly className?: string }) {
  const t = useTranslations('member');
  const { length } = useFavourites();
  if (length === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">{length}</span>
      <span className="visually-hidden">{t('favouritesOf', { count: length })}</span>
    </span>
  );
}
