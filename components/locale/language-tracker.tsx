'use client';

import { useEffect } from 'react';
import { restoreScrollPosition, watchLanguageChange } from '@/lib/client/locale/change-language';

/** Preserves input and position over a change of language; renders nothing. */
export function LanguageTracker() {
  useEffect(() => {
    restoreScrollPosition();
    return watchLanguageChange();
  }, []);
  return null;
}
