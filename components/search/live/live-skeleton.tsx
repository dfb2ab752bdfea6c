import grid from '@/components/lobby/game/game-grid.module.css';
import styles from './live-results.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Skeleton of the results. */
export function LiveSkeleton() {
  return (
    <div aria-hidden="true" className={grid.grid}>
      {CARDS.map((card) => (
        <div className={styles.card} key={card} />
      ))}
    </div>
  );
}
