// The browser fingerprint; the only file that imports the library.
import 'client-only';

/** Returns 32 hex digits, without usage reporting. @throws when the library fails or does not load */
export async function readFingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  const agent = await load({ monitoring: false });
  const { visitorId } = await agent.get();
  return visitorId;
}
