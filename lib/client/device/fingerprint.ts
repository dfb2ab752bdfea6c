// The browser's fingerprint; the only place that knows the library.
import 'client-only';

/** 32 hex digits of the library, which reports nothing. @throws when the library cannot be loaded or fails. */
export async function readFingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  const agent = await load({ monitoring: false });
  const { visitorId } = await agent.get();
  return visitorId;
}
