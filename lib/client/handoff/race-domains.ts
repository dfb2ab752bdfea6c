// Races the merchant's other domains against this one when the page is idle: once a visit, and once a day if none wins.
import 'client-only';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { pingOrigin } from '@/lib/client/api/site/ping-origin';
import { getAppMode } from '@/lib/client/device/app-mode';
import { whenIdle } from '@/lib/client/page/when-idle';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { isCachedPage } from '@/lib/client/worker/is-cached-page';
import { HANDOFF_PATH, parseHandoffOrigins } from '@/lib/shared/handoff/handoff-request';
import { canRace, pickWinner, RACE_DELAY_MS, RACE_PAUSE_MS } from '@/lib/shared/handoff/race';

const NONE = 'none';

// An installed site stays on its domain, and browsers throttle hidden pages.
async function isRaceDue(): Promise<boolean> {
  if (getAppMode() !== 'browser' || !navigator.onLine || document.visibilityState !== 'visible') return false;
  return canRace(readStored(STORED.nextRace), Date.now()) && !(await isCachedPage());
}

function pause(ms: number): void {
  writeStored(STORED.nextRace, String(Date.now() + ms));
}

async function race(): Promise<string | undefined> {
  const answer = await sendToRoute(HANDOFF_PATH);
  if (!answer.ok) return undefined;
  const origins = parseHandoffOrigins(answer.value);
  if (origins.length === 0) return void pause(RACE_PAUSE_MS.raced);
  const [hereMs, ...times] = await Promise.all([window.location.origin, ...origins].map(pingOrigin));
  const winner = pickWinner(
    hereMs,
    origins.map((origin, at) => ({ origin, ms: times[at] })),
  );
  if (winner === undefined && hereMs !== undefined) pause(RACE_PAUSE_MS.raced);
  return winner;
}

async function findWinner(): Promise<string | undefined> {
  const known = readStored(STORED.domainRace);
  if (known !== null) return parseHandoffOrigins({ origins: [known] })[0];
  if (!(await isRaceDue())) return undefined;
  // Written before the race, so that the next page starts no second one; a page that is left in it has run none.
  writeStored(STORED.domainRace, NONE);
  const forget = () => removeStored(STORED.domainRace);
  window.addEventListener('pagehide', forget, { once: true });
  const winner = await race();
  window.removeEventListener('pagehide', forget);
  if (winner !== undefined) writeStored(STORED.domainRace, winner);
  return winner;
}

/** Finds an origin that is clearly faster, some seconds after load, and reports it. Later pages of the visit
 * reuse the result. Returns the stop function. Never throws. */
export function raceDomains(onFasterOrigin: (origin: string) => void): () => void {
  let isStopped = false;
  const run = async (): Promise<void> => {
    const winner = await findWinner();
    if (winner !== undefined && !isStopped) onFasterOrigin(winner);
  };
  let stopIdle = (): void => undefined;
  const timer = setTimeout(() => {
    stopIdle = whenIdle(() => void run());
  }, RACE_DELAY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopIdle();
  };
}

/** Declines the handoff for this visit and the next week. */
export function declineHandoff(): void {
  writeStored(STORED.domainRace, NONE);
  pause(RACE_PAUSE_MS.declined);
}
