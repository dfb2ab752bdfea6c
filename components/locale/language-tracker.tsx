'use client';

import { useEffect } from 'react';
import { restoreScrollPosition, watchLanguageChange } from '@/lib/client/locale/change-language';

/** Lets a change of the language keep what is typed and where the visitor is; it shows nothing. */
export function LanguageTracker() {
  useEffect(() => {
    restoreScrollPosition();
    return watchLanguageChange();
  }, []);
  return null;
}
