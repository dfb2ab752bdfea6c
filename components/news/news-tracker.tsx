'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { refreshUnreadNews } from '@/lib/client/app-badge/unread-news';
import { useBreakEnd } from '@/lib/client/safety/break-store';
import { ROUTES, trimPath } from '@/lib/shared/routes';

/** Updates the app icon's count of new announcements; renders nothing. */
export function NewsTracker() {
  const path = usePathname();
  const isOnBreak = useBreakEnd() !== undefined;
  useEffect(() => {
    void refreshUnreadNews(trimPath(path) === ROUTES.news, isOnBreak);
  }, [path, isOnBreak]);
  return null;
}
