'use client';

import { useLocale } from 'next-intl';
import styles from '@/components/member/member.module.css';
import { LocalTime } from '@/components/status/local-time';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import type { RecentGame } from '@/lib/client/game/recents';
import { toGameHref } from '@/lib/shared/lobby/game-address';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** A launched game: picture, name, and local time. */
export function PlayedRow({ game }: { readonly game: RecentGame }) {
  const tag = useLocale();
  // From storage, where anything may have written.
  const image = parseResourceUrl(game.image);
  const query = new URLSearchParams(window.location.search);
  return (
    <li>
      <ClientLink className={styles.row} href={toGameHref({ ...game, hasTwin: true }, query)}>
        <span className={styles.sign}>
          {image ? (
            <img alt="" className={styles.thumb} height="44" loading="lazy" src={image} width="44" />
          ) : (
            <Icon name="games" />
          )}
        </span>
        <span className={styles.lines}>
          <span className={styles.rowTitle}>
            <bdi>{game.name}</bdi>
          </span>
          {game.playedAt > 0 && (
            <LocalTime className={styles.muted} iso={new Date(game.playedAt).toISOString()} tag={tag} />
          )}
        </span>
        <span className={styles.go}>
          <Icon flips name="chevron" size="small" />
        </span>
      </ClientLink>
    </li>
  );
}
