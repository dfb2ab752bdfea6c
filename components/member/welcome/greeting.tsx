'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { takeGreeting } from '@/lib/client/auth/first-login';
import { showToast } from '@/lib/client/notice/notice-store';
import { getSession } from '@/lib/client/session/session-store';
import { useSession } from '@/lib/client/session/use-session';

/** Greets a member by name on the page where their first login ends. */
export function Greeting() {
  const t = useTranslations('welcome');
  const session = useSession();
  // A page that a visitor opened is about to be left for the one where the log-in ends.
  const [isLanding] = useState(() => getSession().state !== 'visitor');
  useEffect(() => {
    if (!isLanding || session.state !== 'member' || !takeGreeting()) return;
    showToast({ text: t('hello', { name: `⁨${session.info.userName}⁩` }) });
  }, [isLanding, session, t]);
  return null;
}
