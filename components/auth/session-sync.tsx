'use client';

import { useEffect } from 'react';
import { watchSession } from '@/lib/client/session-flow/watch-session';

/** Keeps this tab's idea of who is logged in true; it shows nothing and stands once in the layout. */
export function SessionSync() {
  useEffect(watchSession, []);
  return null;
}
