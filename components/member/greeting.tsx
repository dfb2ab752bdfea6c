'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { takeGreeting } from '@/lib/client/auth/first-login';
import { showToast } from '@/lib/client/notice/notice-store';
import { useSession } from '@/lib/client/session/use-session';

/** Greets a member by name on the page where their first login ends. */
export function Greeting() {
  const t = useTranslations('welcome');
  const session = useSession();
  useEffect(() => {
    if (session.state !== 'member' || !takeGreeting()) return;
    showToast({ text: t('hello', { name: `\u2068${session.info.userName}\u2069` }) });
  }, [session, t]);
  return null;
}
