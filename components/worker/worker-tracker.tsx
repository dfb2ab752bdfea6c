'use client';

import { useEffect } from 'react';
import { settleWorker } from '@/lib/client/worker/settle-worker';

/** Registers the worker once the page stands, or removes it where there must be none; it shows nothing. */
export function WorkerTracker() {
  useEffect(() => void settleWorker(), []);
  return null;
}
