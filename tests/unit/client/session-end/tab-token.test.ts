import { holdSyncedToken, withdrawLeftToken } from '@/lib/client/session-end/tab-token';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

let held: string[] = [];

/** Another tab's locks, as far as this tab sees them. */
function plantLocks(): void {
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    if (rest.length > 1) return work(held.includes(name) ? null : {});
    held.push(name);
    return work({});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

const settled = () => new Promise((done) => setTimeout(done));

async function withdrawn(): Promise<unknown[]> {
  const calls = fakeFetch(() => success({}));
  withdrawLeftToken();
  await settled();
  return calls.map(({ url, init }) => [init.method, url]);
}

beforeEach(() => {
  resetPage();
  held = [];
  Object.assign(window, { isSecureContext: true });
  localStorage.setItem('mc_token_sync', '/auth/token');
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('a visitor’s page withdraws the token that a closed tab left, once (K11)', async () => {
  plantLocks();
  expect(await withdrawn()).toEqual([['DELETE', '/auth/token']]);
  expect(await withdrawn()).toEqual([]);
});

test('the token of a member stays (K11)', async () => {
  plantLocks();
  signIn();
  expect(await withdrawn()).toEqual([]);
});

test('the token of a sign-in in another open tab stays (K11)', async () => {
  plantLocks();
  holdSyncedToken();
  holdSyncedToken();
  expect(held).toHaveLength(1);
  expect(await withdrawn()).toEqual([]);
});
