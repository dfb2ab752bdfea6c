// Whether the page is in a private window, as far as a browser lets on: there is no standard way to ask.
import 'client-only';

/** The detection of Chromium measures for about a second; a tap may open a window for five. */
const TIMEOUT_MS = 3_000;

let asked: Promise<boolean> | undefined;

async function detect(): Promise<boolean> {
  try {
    const { detectIncognito } = await import('detectincognitojs');
    return (await detectIncognito()).isPrivate === true;
  } catch {
    return false;
  }
}

function waitAtMost(ms: number): Promise<false> {
  return new Promise((done) => {
    setTimeout(done, ms, false);
  });
}

/**
 * True on a positive sign alone: an unknown browser, an error or no answer within three seconds count as no. Asked once per
 * page; the detection is loaded when it is asked.
 */
export function isIncognito(): Promise<boolean> {
  asked ??= Promise.race([detect(), waitAtMost(TIMEOUT_MS)]);
  return asked;
}
