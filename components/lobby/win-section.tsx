import { SectionHead } from '@/components/lobby/section/section-head';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { IconName } from '@/components/ui/icon/icon-table';
import { SizedImage } from '@/components/ui/image/sized-image';
import { Rail } from '@/components/ui/rail/rail';
import { toGameHref } from '@/lib/shared/lobby/game-address';
import type { DisplayedWin } from '@/lib/shared/lobby/lobby';
import styles from './wins.module.css';

type WinSectionProps = {
  readonly title: string;
  readonly icon: IconName;
  readonly wins: readonly DisplayedWin[];
  readonly query: URLSearchParams;
};

/** Wins or jackpots, if the provider sends them. */
export function WinSection({ title, icon, wins, query }: WinSectionProps) {
  if (wins.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead icon={icon} title={title} />
      <Rail label={title} size="wide">
        {wins.map(({ id, game, name, amount, at }) => (
          <li key={id}>
            <ClientLink className={styles.win} href={toGameHref(game, query)}>
              {game.image && (
                <SizedImage
                  alt=""
                  className={styles.picture}
                  height="56"
                  place="card"
                  src={game.image}
                  width="42"
                />
              )}
              <span className={styles.words}>
                <bdi className={styles.amount}>{amount}</bdi>
                <bdi className={styles.game}>{game.name}</bdi>
                {name !== '' && (
                  <span className={styles.name}>
                    <bdi>{name}</bdi>{' '}
                    {at && (
                      <time
                        className={styles.time}
                        data-local
                        dateTime={at}
                        dir="auto"
                        suppressHydrationWarning
                      />
                    )}
                  </span>
                )}
              </span>
            </ClientLink>
          </li>
        ))}
      </Rail>
    </section>
  );
}
