import type { useTranslations } from 'next-intl';
import { Heart } from '@/components/lobby/game/heart';
import { Badge } from '@/components/ui/badge/badge';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { GameRef } from '@/lib/shared/game/game-ref';
import { toGameHref } from '@/lib/shared/lobby/game-address';
import { GameArt } from './game-art';
import styles from './game-card.module.css';

/** Part of a game that a card shows and saves. */
export type CardGame = GameRef & {
  readonly hot?: boolean;
  readonly isNew?: boolean;
  readonly hasTwin?: true;
};

/** Translator, created once for many cards, since it costs as much as a card. */
export type GameLabels = ReturnType<typeof useTranslations<'game'>>;

type GameCardProps = {
  readonly t: GameLabels;
  readonly game: CardGame;
  readonly vendorName: string;
  readonly query: URLSearchParams;
  /** Rank among the most played, drawn large beside the picture. */
  readonly rank?: number;
  readonly isFirst?: boolean;
};

/** Card of a game: links to its page, with a heart that saves it. */
export function GameCard({ t, game, vendorName, query, rank, isFirst }: GameCardProps) {
  const mark = game.isNew ? 'new' : 'hot';
  return (
    <div className={rank ? `${styles.holder} ${styles.ranked}` : styles.holder}>
      <ClientLink className={styles.card} href={toGameHref(game, query)}>
        {rank && (
          <span aria-hidden="true" className={styles.rank}>
            {rank}
          </span>
        )}
        <GameArt className={styles.face} image={game.image} isFirst={isFirst} name={game.name}>
          {!rank && (game.hot || game.isNew) && (
            <Badge isCorner tone={mark}>
              {t(mark)}
            </Badge>
          )}
        </GameArt>
        <span className={styles.name} dir="auto">
          {game.name}
        </span>
        <span className={styles.vendor} dir="auto">
          {vendorName}
        </span>
      </ClientLink>
      <Heart game={game} label={t('favourite', { name: game.name })} />
    </div>
  );
}
