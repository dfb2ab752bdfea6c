// Keeps a tab's session true: rebuilt after a restart, told by other tabs, looked at again after the back button (B2, ruling 26).
import 'client-only';
import { loadAfterLogin } from '@/lib/client/auth/load-after-login';
import { leaveTo, wasRedirected } from '@/lib/client/page/leave-page';
import { forgetSession } from '@/lib/client/session/forget-session';
import { restoreSession } from '@/lib/client/session/restore-session';
import { hearTabs, type SessionNews } from '@/lib/client/session/session-channel';
import { dropMirror, getSession, refreshSession } from '@/lib/client/session/session-store';
import { guardOf } from '@/lib/shared/routes';

async function settle(): Promise<void> {
  if (getSession().state === 'unknown') await restoreSession();
  if (getSession().state === 'member') await loadAfterLogin();
}

function onNews(news: SessionNews): void {
  if (news === 'signed-in') {
    dropMirror();
    void settle();
    return;
  }
  forgetSession();
  const guard = guardOf(window.location.pathname);
  if (guard !== undefined) leaveTo(guard);
}

function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  refreshSession();
  void settle();
}

/** Starts watching (B2); returns the way to stop. A page that came by a redirect asks anew: its token may be another's (RR2). */
export function watchSession(): () => void {
  if (wasRedirected()) dropMirror();
  else refreshSession();
  void settle();
  const deafen = hearTabs(onNews);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    deafen();
    window.removeEventListener('pageshow', onPageShow);
  };
}
