import artStyles from '@/components/lobby/game/game-art.module.css';
import cardStyles from '@/components/lobby/game/game-card.module.css';

/** Skeleton of a game card. */
export function CardSkeleton() {
  return (
    <span className={cardStyles.card}>
      <span className={artStyles.art} />
      <span className={cardStyles.name}>{'\u00a0'}</span>
      <span className={cardStyles.vendor}>{'\u00a0'}</span>
    </span>
  );
}
