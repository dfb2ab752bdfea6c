// Whether a page registers, keeps or removes the worker.

import { toFlag } from '@/lib/shared/calls/wire-value';
import type { Environment } from '@/lib/shared/device/environment';
import { toRecord } from '@/lib/shared/is-record';

/** Returns whether the merchant's kill switch disables the worker; only an explicit yes does. */
export function parseWorkerSwitch(config: unknown): boolean {
  return toFlag(toRecord(config).workerDisabled);
}

export type WorkerPlace = {
  readonly isProduction: boolean;
  readonly isNative: boolean;
  readonly environment: Environment;
  /** Undefined when unknown. */
  readonly isDisabled: boolean | undefined;
};

/** `remove` asks the user to refresh; `recall` removes silently. Without a known switch nothing changes. */
export type WorkerVerdict = 'register' | 'remove' | 'recall' | 'leave';

/** Decides for one page. */
export function decideWorker(place: WorkerPlace): WorkerVerdict {
  if (!place.isProduction) return 'leave';
  if (place.isNative || place.environment !== 'browser') return 'remove';
  if (place.isDisabled === undefined) return 'leave';
  return place.isDisabled ? 'recall' : 'register';
}
