'use client';

import { useEffect } from 'react';
import { watchErrors } from '@/lib/client/crash/report-error';

/** Reports script errors of the page; renders nothing. */
export function ErrorTracker() {
  useEffect(watchErrors, []);
  return null;
}
