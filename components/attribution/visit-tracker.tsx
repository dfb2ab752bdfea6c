'use client';

import { useEffect } from 'react';
import { carryClicks } from '@/lib/client/attribution/carry-clicks';
import { requestShellIds } from '@/lib/client/attribution/request-shell-ids';

/** Carries click values from page to page, and requests ids from the operator's app; renders nothing. */
export function VisitTracker() {
  useEffect(carryClicks, []);
  useEffect(requestShellIds, []);
  return null;
}
