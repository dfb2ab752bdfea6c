// Detects a private window by heuristics: browsers have no standard API for it.
import 'client-only';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';

/** In Chromium detection takes about 1 s; a tap may open a window for 5 s. */
const TIMEOUT_MS = 3_000;

let detection: Promise<boolean> | undefined;

async function detect(): Promise<boolean> {
  try {
    const { detectIncognito } = await import('detectincognitojs');
    return (await detectIncognito()).isPrivate === true;
  } catch {
    return false;
  }
}

/** Returns true on a positive sign only; errors and 3 s without an answer count as no. */
export function isIncognito(): Promise<boolean> {
  detection ??= withTimeLimit(detect(), TIMEOUT_MS).then((isDetected) => isDetected === true);
  return detection;
}
