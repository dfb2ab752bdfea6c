// Planted faults of a broken or hostile provider, set by the control endpoint.
export const faultKinds = [
  'delay',
  'status502',
  'drop',
  'lost',
  'badJson',
  'redirect',
  'html',
  'error',
  'headers',
  'answer',
  'art404',
] as const;

export type Fault = {
  kind: (typeof faultKinds)[number];
  merchant?: string;
  path?: string;
  delayMs?: number;
  errorCode?: string;
  message?: string;
  httpStatus?: number;
  headers?: Record<string, string>;
  times?: number;
  /** Replaces the real value, with `error` as the code. */
  value?: unknown;
  /** Host without art for `art404`; for others the site's host of the visitor. All hosts if absent. */
  host?: string;
};

/** A call for matching faults: `host` is the site's. */
export type FaultyCall = { merchant: string; path: string; host?: string };

const isMeant = (fault: Fault, { merchant, path, host = '' }: FaultyCall): boolean => {
  if (fault.merchant && fault.merchant !== merchant) return false;
  if (fault.host && fault.host !== host.replace(/:\d+$/, '')) return false;
  if (!fault.path) return true;
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path;
};

/** Returns the faults of this call, oldest first; each use counts, and used-up ones match no more. */
export const takeFaults = (faults: Fault[], call: FaultyCall): Fault[] => {
  const hits = faults.filter(
    (fault) => fault.kind !== 'art404' && (fault.times ?? 1) > 0 && isMeant(fault, call),
  );
  for (const fault of hits) if (fault.times !== undefined) fault.times -= 1;
  return hits;
};

/** Whether art is planted to be missing on this host, as when one of several image servers fails. */
export const isArtMissing = (faults: readonly Fault[], host: string): boolean =>
  faults.some((fault) => fault.kind === 'art404' && (!fault.host || fault.host === host));

const json = (status: number, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

/** Returns the answer that replaces the real one; null for faults that only change it. */
export const toFaultAnswer = (fault: Fault): Response | null => {
  const { errorCode = 'system.error', message = 'The system is busy.' } = fault;
  if (fault.kind === 'status502') return new Response('Bad Gateway', { status: 502 });
  if (fault.kind === 'badJson') return json(200, '{"success":true,"value":{"tok');
  if (fault.kind === 'redirect')
    return new Response(null, { status: 302, headers: { location: 'https://evil.example/' } });
  if (fault.kind === 'html') {
    const page = '<!doctype html><title>Nope</title><script>window.pwned=1</script><h1>Not JSON</h1>';
    return new Response(page, { status: fault.httpStatus ?? 200, headers: { 'content-type': 'text/html' } });
  }
  if (fault.kind === 'answer') return json(200, JSON.stringify({ success: true, value: fault.value }));
  if (fault.kind !== 'error') return null;
  return json(
    fault.httpStatus ?? 200,
    JSON.stringify({ success: false, errorCode, message, value: fault.value }),
  );
};
