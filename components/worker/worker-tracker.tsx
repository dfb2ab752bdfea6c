'use client';

import { useEffect } from 'react';
import { settleWorker } from '@/lib/client/worker/settle-worker';

/** Registers the worker after the page, or removes it where it is not allowed; renders nothing. */
export function WorkerTracker() {
  useEffect(() => void settleWorker(), []);
  return null;
}
