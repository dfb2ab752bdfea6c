'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { dispatchInstall } from '@/lib/client/install/install-store';
import { loadPart } from '@/lib/client/page/load-module';

/** Loads the steps on demand; a failure is shown with a retry. */
export function CoachLoader() {
  const [Sheet, setSheet] = useState<ComponentType>();
  useEffect(() => {
    let isUnmounted = false;
    void loadPart(() => import('./coach-sheet')).then((part) => {
      if (isUnmounted) return;
      if (part) setSheet(() => part.CoachSheet);
      else dispatchInstall('closed');
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return Sheet ? <Sheet /> : null;
}
