'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { VendorTile, type VendorTileCard } from './vendor-tile';

type VendorTilesProps = {
  readonly cards: readonly VendorTileCard[];
  /** Carried part of the page's query. */
  readonly carried: string;
  readonly current?: string;
};

/** Items of a vendor lane, rendered in the browser from a few facts, as games are. */
export function VendorTiles({ cards, carried, current }: VendorTilesProps) {
  const t = useTranslations('game');
  const query = useMemo(() => new URLSearchParams(carried), [carried]);
  return cards.map((card) => (
    <li key={card.id}>
      <VendorTile card={card} freeLabel={t('free')} isCurrent={card.vendor === current} query={query} />
    </li>
  ));
}
