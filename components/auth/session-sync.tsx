'use client';

import { useEffect } from 'react';
import { watchSession } from '@/lib/client/session-flow/watch-session';

/** Keeps this tab's session state current; renders nothing, mounted once in the layout. */
export function SessionSync() {
  useEffect(watchSession, []);
  return null;
}
