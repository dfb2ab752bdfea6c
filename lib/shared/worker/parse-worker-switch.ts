// The merchant's kill switch for the service worker.

/** Whether the site configuration takes the worker back; only a clear yes does. */
export function parseWorkerSwitch(config: unknown): boolean {
  const isRecord = typeof config === 'object' && config !== null;
  return isRecord && 'workerDisabled' in config && config.workerDisabled === true;
}
