// Drains AppsFlyer's queue; entries begin with the time of the call.
import { record, storeCookie } from './record.ts';

type Entry = [number, ...unknown[]];
type AppsFlyer = { q?: { push: (entry: Entry) => void }; id?: { pba?: { webAppId?: string } } };

const { AF } = window as unknown as { AF?: AppsFlyer };

const handleCall = ([, ...args]: Entry): void => record(args, { pixel: AF?.id?.pba?.webAppId });

if (AF) {
  for (const entry of (AF.q as Entry[] | undefined) ?? []) handleCall(entry);
  AF.q = { push: handleCall };
  storeCookie('afUserId', `${Date.now()}-p`, 390);
}
