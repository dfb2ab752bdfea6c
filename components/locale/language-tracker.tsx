'use client';

import { useEffect } from 'react';
import { returnPlace, watchLanguageChange } from '@/lib/client/locale/change-language';

/** Lets a change of the language keep what is typed and where the visitor is; it shows nothing. */
export function LanguageTracker() {
  useEffect(() => {
    returnPlace();
    return watchLanguageChange();
  }, []);
  return null;
}
