import { GameRail } from '@/components/lobby/game/game-rail';
import type { IconName } from '@/components/ui/icon/icon-table';
import type { Game } from '@/lib/shared/lobby/lobby';
import styles from './section.module.css';
import { SectionHead } from './section-head';

type PickedSectionProps = {
  readonly title: string;
  readonly icon: IconName;
  readonly games: readonly Game[];
  readonly names: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly isRanked?: boolean;
};

/** Row of games across categories: hot ones with rank, new ones, similar ones. */
export function PickedSection({ title, icon, games, names, query, isRanked }: PickedSectionProps) {
  if (games.length === 0) return null;
  return (
    <section className={isRanked ? `${styles.section} ${styles.inSight}` : styles.section}>
      <SectionHead icon={icon} title={title} />
      <GameRail games={games} isRanked={isRanked} label={title} names={names} query={query} />
    </section>
  );
}
