/** Returns whether a raw target is a call: everything under `/wps`. */
export function isCall(target: string): boolean {
  return target.startsWith('/wps/');
}
