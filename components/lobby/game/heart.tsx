import type { GameRef } from '@/lib/shared/game/game-ref';
import styles from './heart.module.css';

type HeartProps = {
  readonly game: GameRef;
  /** What a tap on it does. */
  readonly label: string;
  /** On a picture's corner, or as a button among others. */
  readonly look?: 'corner' | 'button';
};

/** Makes a game a favourite: plain markup that carries all that is kept of the game; Hearts makes it work. */
export function Heart({ game, label, look = 'corner' }: HeartProps) {
  return (
    <button
      aria-label={label}
      aria-pressed="false"
      className={`${styles.heart} ${styles[look]}`}
      data-category={game.category}
      data-code={game.code}
      data-heart=""
      data-image={game.image}
      data-name={game.name}
      data-vendor={game.vendor}
      suppressHydrationWarning
      type="button"
    />
  );
}
