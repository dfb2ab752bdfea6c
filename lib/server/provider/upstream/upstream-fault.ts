// Why a provider gave no usable answer.
import 'server-only';

export class UpstreamFault extends Error {
  /** The client disconnected; the provider is not at fault. */
  byCaller = false;

  constructor(
    readonly code: 'timeout' | 'network_error' | 'invalid_response' | 'unavailable',
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** Returns the fault behind a transport error. */
export function toFault(error: unknown): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  const code = (error as { code?: string } | undefined)?.code ?? '';
  return new UpstreamFault(/TIMEOUT/.test(code) ? 'timeout' : 'network_error', error);
}

/** Returns the fault of a call whose client disconnected. */
export function toAbortFault(signal: AbortSignal): UpstreamFault {
  const fault = new UpstreamFault('network_error', signal.reason);
  fault.byCaller = true;
  return fault;
}
