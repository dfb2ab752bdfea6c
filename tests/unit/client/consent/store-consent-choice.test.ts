import { storeConsentChoice } from '@/lib/client/consent/store-consent-choice';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

beforeEach(() => {
  resetPage();
  fakeFetch(() => success(null));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'cookieStore');
});

const holdCookies = (text: string) => jest.spyOn(document, 'cookie', 'get').mockReturnValue(text);

test('a no takes the vendors’ cookies away, also where one of them may not be touched, and the site’s own stay (B7)', async () => {
  holdCookies('mc_consent=no; _fbp=fb.1.2; _ga=GA1; mcd=x');
  const requests: unknown[] = [];
  const remove = async (options: unknown) => {
    requests.push(options);
    if (requests.length === 1) throw new TypeError('not allowed');
  };
  Object.assign(window, { cookieStore: { delete: remove } });
  await storeConsentChoice('no', 'nowhere');
  expect(requests).toEqual([
    { name: '_fbp', domain: null },
    { name: '_ga', domain: null },
  ]);
});

test('a browser without a cookie store leaves them to the server (B7)', async () => {
  holdCookies('_fbp=fb.1.2');
  await expect(storeConsentChoice('no', 'nowhere')).resolves.toBeUndefined();
});

test('consent deletes no cookie (B7)', async () => {
  holdCookies('_fbp=fb.1.2');
  const remove = jest.fn();
  Object.assign(window, { cookieStore: { delete: remove } });
  await storeConsentChoice('yes', 'lasting');
  expect(remove).not.toHaveBeenCalled();
});
