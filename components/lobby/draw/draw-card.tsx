'use client';

import { useDraw } from '@/lib/client/lobby/use-draw';
import type { Game } from '@/lib/shared/lobby/lobby';
import type { Draw } from '@/lib/shared/lobby/parse-draw';
import styles from './draw.module.css';
import { LastDraw } from './last-draw';
import { NextDraw } from './next-draw';

type DrawCardProps = { readonly draw: Draw; readonly game: Pick<Game, 'code' | 'vendor'> };

/** A lottery's next draw and last result, as far as the provider sends them. */
export function DrawCard({ draw, game }: DrawCardProps) {
  const { drawAt, closesAt, last } = useDraw(draw, game);
  return (
    <div className={styles.card}>
      {drawAt && <NextDraw closesAt={closesAt} drawAt={drawAt} />}
      {last && <LastDraw result={last} />}
    </div>
  );
}
