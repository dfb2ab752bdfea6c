// Why no usable answer came from a provider.
import 'server-only';

/** Why no usable answer came; `code` is one of the site’s own codes. */
export class UpstreamFault extends Error {
  /** The caller went away; the provider is not to blame. */
  byCaller = false;

  constructor(
    readonly code: 'timeout' | 'network_error' | 'invalid_response' | 'unavailable',
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** The fault behind an error of the transport. */
export function toFault(error: unknown): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  const code = (error as { code?: string } | undefined)?.code ?? '';
  return new UpstreamFault(/TIMEOUT/.test(code) ? 'timeout' : 'network_error', error);
}

/** The fault of a call that its caller left. */
export function toGone(signal: AbortSignal): UpstreamFault {
  const fault = new UpstreamFault('network_error', signal.reason);
  fault.byCaller = true;
  return fault;
}
