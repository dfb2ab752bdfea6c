'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { EmptyNote } from '@/components/member/empty-note';
import styles from '@/components/member/member.module.css';
import { SkeletonRows } from '@/components/member/skeleton-rows';
import { LocalTime } from '@/components/status/local-time';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { SizedImage } from '@/components/ui/image/sized-image';
import { clearRecents, type RecentGame, useRecents } from '@/lib/client/game/recents';
import { showToast } from '@/lib/client/notice/notice-store';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { toGameHref } from '@/lib/shared/lobby/game-address';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

type HistoryCardProps = { readonly allHref: string; readonly findHref: string };

/** A screenful; the rest is on the page of favourites and history. */
const MAX_SHOWN = 5;

/** A launched game: picture, name, and local time. */
function PlayedRow({ game }: { readonly game: RecentGame }) {
  const tag = useLocale();
  // From storage, where anything may have written.
  const image = parseResourceUrl(game.image);
  const query = new URLSearchParams(window.location.search);
  return (
    <li>
      <ClientLink className={styles.row} href={toGameHref({ ...game, hasTwin: true }, query)}>
        <span className={styles.sign}>
          {image ? (
            <SizedImage alt="" className={styles.thumb} height="44" place="card" src={image} width="44" />
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

function Games({ allHref, findHref, onCleared }: HistoryCardProps & { readonly onCleared: () => void }) {
  const t = useTranslations('member');
  const recents = useRecents();
  if (recents.length === 0)
    return (
      <>
        <EmptyNote text={t('historyEmptyText')} title={t('historyEmptyTitle')} />
        <ButtonLink href={findHref} look="quiet">
          {t('findGame')}
        </ButtonLink>
      </>
    );
  const clear = () => {
    clearRecents();
    onCleared();
    showToast({ text: t('historyCleared') });
  };
  return (
    <>
      <ul className={styles.rows}>
        {recents.slice(0, MAX_SHOWN).map((game) => (
          <PlayedRow game={game} key={`${game.vendor} ${game.code}`} />
        ))}
      </ul>
      <div className={styles.pair}>
        <ButtonLink href={allHref} look="quiet">
          {t('showAll')}
        </ButtonLink>
        <ActionButton look="quiet" onClick={clear}>
          {t('historyClear')}
        </ActionButton>
      </div>
    </>
  );
}

/** Games launched on this device, latest first; never sent anywhere. */
export function HistoryCard(props: HistoryCardProps) {
  const t = useTranslations('member');
  const isHydrated = useHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-busy={!isHydrated} className={styles.card}>
      <div>
        <h2 className={styles.heading} ref={title} tabIndex={-1}>
          {t('history')}
        </h2>
        <p className={styles.muted}>{t('historyHint')}</p>
      </div>
      {/* The button that had the focus goes with the list. */}
      {isHydrated ? (
        <Games {...props} onCleared={() => title.current?.focus()} />
      ) : (
        <SkeletonRows count={2} />
      )}
    </section>
  );
}
