'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { refreshUnreadNews } from '@/lib/client/app-badge/unread-news';
import { useBreakEnd } from '@/lib/client/safety/use-break-end';
import { ROUTES, trimPath } from '@/lib/shared/routes';

/** Keeps the count of new announcements for the app's icon, page by page; it shows nothing. */
export function NewsTracker() {
  const path = usePathname();
  const isOnBreak = useBreakEnd() !== undefined;
  useEffect(() => {
    void refreshUnreadNews(trimPath(path) === ROUTES.news, isOnBreak);
  }, [path, isOnBreak]);
  return null;
}
