import type { ComponentProps } from 'react';
import { GameRail } from '@/components/lobby/game/game-rail';
import type { IconName } from '@/components/ui/icon/icon-table';
import styles from './section.module.css';
import { SectionHead } from './section-head';

type PickedSectionProps = Omit<ComponentProps<typeof GameRail>, 'label'> & {
  readonly title: string;
  readonly icon: IconName;
};

/** Row of games across categories: hot ones with rank, new ones, similar ones. */
export function PickedSection({ title, icon, ...rail }: PickedSectionProps) {
  if (rail.games.length === 0) return null;
  return (
    <section className={rail.isRanked ? `${styles.section} ${styles.inSight}` : styles.section}>
      <SectionHead icon={icon} title={title} />
      <GameRail {...rail} label={title} />
    </section>
  );
}
