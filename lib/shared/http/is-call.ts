// Tells calls from pages, before anything else is known of a request.

/** Whether a raw target is a call: everything under `/wps`. */
export function isCall(target: string): boolean {
  return target.startsWith('/wps/');
}
