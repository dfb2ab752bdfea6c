import type { GameRef } from '@/lib/shared/game/game-ref';
import styles from './heart.module.css';

type HeartProps = {
  readonly game: GameRef;
  /** Label of its action. */
  readonly label: string;
  /** On the corner of a picture, which it saves with the game, or as a button among others. */
  readonly look?: 'corner' | 'button';
};

/** Favourite button: plain markup with the saved part of the game; Hearts handles it. */
export function Heart({ game, label, look = 'corner' }: HeartProps) {
  return (
    <button
      aria-label={label}
      aria-pressed="false"
      className={`${styles.heart} ${styles[look]}`}
      data-category={game.category}
      data-code={game.code}
      data-image={look === 'button' ? game.image : undefined}
      data-name={game.name}
      data-vendor={game.vendor}
      suppressHydrationWarning
      type="button"
    />
  );
}
