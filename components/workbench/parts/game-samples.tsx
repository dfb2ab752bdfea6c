'use client';

import { useTranslations } from 'next-intl';
import { type CardGame, GameCard } from '@/components/lobby/game/game-card';
import { VendorTile, type VendorTileCard } from '@/components/lobby/vendor/vendor-tile';
import { NO_QUERY, toPicture, toSampleGame } from '@/components/workbench/samples/samples';

type SampleGameProps = {
  readonly number: number;
  readonly rank?: number;
  readonly vendor?: string;
  readonly more?: Partial<CardGame>;
};

/** A game card with invented facts. */
export function SampleGame({ number, rank, vendor = 'Sample Studio', more }: SampleGameProps) {
  const t = useTranslations('game');
  return (
    <GameCard game={toSampleGame(number, more)} query={NO_QUERY} rank={rank} t={t} vendorName={vendor} />
  );
}

type SampleTileProps = {
  readonly number: number;
  readonly isCurrent?: boolean;
  readonly more?: Partial<VendorTileCard>;
};

/** A vendor tile with invented facts. */
export function SampleTile({ number, isCurrent, more }: SampleTileProps) {
  const card = {
    id: `vendor-${number}`,
    name: `Studio ${number}`,
    vendor: `STUDIO${number}`,
    image: toPicture(320, 200, number * 60),
    ...more,
  };
  return <VendorTile card={card} freeLabel="Free play" isCurrent={isCurrent} query={NO_QUERY} />;
}
