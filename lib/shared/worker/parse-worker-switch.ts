import { toRecord } from '@/lib/shared/is-record';

/** Returns whether the merchant's kill switch disables the worker; only an explicit yes does. */
export function parseWorkerSwitch(config: unknown): boolean {
  return toRecord(config).workerDisabled === true;
}
