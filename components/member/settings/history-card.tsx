'use client';

import { useTranslations } from 'next-intl';
import { EmptyNote } from '@/components/member/empty-note';
import styles from '@/components/member/member.module.css';
import { PlayedRow } from '@/components/member/settings/played-row';
import { SkeletonRows } from '@/components/member/skeleton-rows';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { clearRecents, useRecents } from '@/lib/client/game/recents';
import { showToast } from '@/lib/client/notice/notice-store';
import { useHydrated } from '@/lib/client/page/use-hydrated';

type HistoryCardProps = { readonly allHref: string; readonly findHref: string };

/** A screenful; the rest is on the page of favourites and history. */
const MOST_SHOWN = 5;

function Games({ allHref, findHref }: HistoryCardProps) {
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
    showToast({ text: t('historyCleared') });
  };
  return (
    <>
      <ul className={styles.rows}>
        {recents.slice(0, MOST_SHOWN).map((game) => (
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
  return (
    <section aria-busy={!isHydrated} className={styles.card}>
      <div>
        <h2 className={styles.heading}>{t('history')}</h2>
        <p className={styles.muted}>{t('historyHint')}</p>
      </div>
      {isHydrated ? <Games {...props} /> : <SkeletonRows count={2} />}
    </section>
  );
}
