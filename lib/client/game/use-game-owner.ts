// A member's game is left once another member is signed in: it goes on for the one who opened it.
import 'client-only';
import { useEffect, useRef } from 'react';
import { refetchWhenShown } from '@/lib/client/data/refetch-when-shown';
import { replacePage } from '@/lib/client/page/leave-page';
import { refreshSession } from '@/lib/client/session/session-store';
import { useSession } from '@/lib/client/session/use-session';
import { restoreSession } from '@/lib/client/session-flow/watch-session';

/** Replaces a member's launch page by `back` when the member changes or is gone; undefined is a game for free, which goes on. */
export function useGameOwner(back: string | undefined): void {
  const session = useSession();
  const id = session.state === 'member' ? session.info.id : '';
  const owner = useRef('');
  useEffect(() => {
    if (back === undefined || id === '') return;
    if (owner.current !== '' && owner.current !== id) replacePage(back);
    owner.current = id;
  }, [back, id]);
  // A tab that was frozen, or a browser without channels between tabs, has not heard of it.
  useEffect(() => {
    if (back === undefined) return undefined;
    return refetchWhenShown(() => {
      const { state } = refreshSession();
      if (state === 'visitor' && owner.current !== '') replacePage(back);
      void restoreSession();
    });
  }, [back]);
}
