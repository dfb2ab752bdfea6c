// Which member opened a game or a cashier from this tab: its money is not the next member's.
import 'client-only';
import { getMemberId } from '@/lib/client/session/session-store';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { parseUrl } from '@/lib/shared/url/parse-url';

const MAX_OWNERS = 20;

/** Stores that the current member has opened a page of the origin. */
export function storeMoneyOwner(origin: string): void {
  const { [origin]: _before, ...others } = readStoredRecord(STORED.moneyOwners) ?? {};
  const owners = [...Object.entries(others), [origin, getMemberId()]].slice(-MAX_OWNERS);
  writeStored(STORED.moneyOwners, JSON.stringify(Object.fromEntries(owners)));
}

/** Returns the member who opened the page of the origin, empty where none is known. */
function readMoneyOwner(origin: string): string {
  const owner = readStoredRecord(STORED.moneyOwners)?.[origin];
  return typeof owner === 'string' ? owner : '';
}

/** Makes the current member the owner of an origin without one: its link was followed before this page listened. */
export function claimMoney(origin: string): void {
  if (origin !== '' && getMemberId() !== '' && readMoneyOwner(origin) === '') storeMoneyOwner(origin);
}

/** Returns whether another member than the current one has opened the page of the origin. */
export function isOthersMoney(origin: string): boolean {
  const owner = readMoneyOwner(origin);
  const member = getMemberId();
  return origin !== '' && member !== '' && owner !== '' && owner !== member;
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[rel~="opener"]');
  const partner = link && parseUrl(parseUrl(link.href)?.searchParams.get('to') ?? '');
  if (partner) storeMoneyOwner(partner.origin);
}

/** Stores the owner of each partner's window that this page opens. Returns the stop function. */
export function watchMoneyOwners(): () => void {
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
