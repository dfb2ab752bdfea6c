/** Returns whether the merchant's kill switch disables the worker; only an explicit yes does. */
export function parseWorkerSwitch(config: unknown): boolean {
  const isRecord = typeof config === 'object' && config !== null;
  return isRecord && 'workerDisabled' in config && config.workerDisabled === true;
}
