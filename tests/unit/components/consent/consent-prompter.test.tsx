import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentPrompter } from '@/components/consent/consent-prompter';
import { hasConsent, rereadConsent } from '@/lib/client/consent/consent-store';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, setPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

let pathname = '/m/home';
// Another merchant each time: answers are cached from one test to the next.
let count = 0;
jest.mock('next/navigation', () => ({
  usePathname: () => pathname,
  useRouter: () => ({ prefetch: () => undefined, push: () => undefined }),
}));

const setCookie = (text: string) => {
  document.cookie = text;
};
const configOf = (ids: object) => ({ domains: [{ domain: 'localhost', ...ids }] });
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const prompt = () => screen.queryByRole('region');

async function show(config: object, mode = 'required') {
  count += 1;
  setPage(`merchant-${count}`);
  document.documentElement.dataset.track = JSON.stringify({ consent: mode });
  const calls = fakeFetch((path) => {
    if (path === '/m/consent') setCookie(`mc_consent=${JSON.parse(String(calls.at(-1)?.init.body)).choice}`);
    return success(config);
  });
  renderWithMessages(<ConsentPrompter />);
  await settle();
  return { posted: () => calls.filter(({ url }) => url === '/m/consent').map(({ init }) => init.body) };
}

beforeEach(() => {
  resetPage();
  pathname = '/m/home';
  window.history.replaceState(null, '', '/m/home');
});
// The cookie overrides this page's choice, and is removed.
afterEach(() => {
  setCookie('mc_consent=no');
  rereadConsent();
  setCookie('mc_consent=; max-age=0');
});

test.each([
  ['no', 'Decline', false],
  ['yes', 'Accept', true],
] as const)('a %s is one tap, is sent and closes the prompt at once (B7)', async (choice, label, granted) => {
  const { posted } = await show(configOf({ fbPixelId: '1', gtagId: 'G-1' }));
  const shown = await screen.findByRole('region', { name: 'Allow advertising cookies?' });
  expect(shown.textContent).toContain('Meta (Facebook) and Google');
  await userEvent.click(screen.getByRole('button', { name: label }));
  await settle();
  expect(prompt()).toBeNull();
  expect([posted(), hasConsent()]).toEqual([[JSON.stringify({ choice })], granted]);
});

test('the place above the question is given back with the answer, and where there is no question (B7)', async () => {
  const { dataset } = document.documentElement;
  dataset.consent = 'due';
  await show(configOf({ fbPixelId: '1' }));
  expect(dataset.consent).toBe('due');
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await settle();
  expect(dataset.consent).toBeUndefined();
  setCookie('mc_consent=; max-age=0');
  rereadConsent();
  dataset.consent = 'due';
  await show(configOf({}));
  expect([prompt(), dataset.consent]).toEqual([null, undefined]);
});

test('both buttons look the same, and the focus stays where it was (B7)', async () => {
  await show(configOf({ fbPixelId: '1' }));
  const [first, second, ...others] = await screen.findAllByRole('button');
  expect([first?.className, others]).toEqual([second?.className, []]);
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  expect(prompt()).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/m/privacy');
});

test('many partners are counted, not listed (B7)', async () => {
  await show(configOf({ fbPixelId: '1', gtagId: '2', gtmId: '3', tiktokPixelId: '4' }));
  expect((await screen.findByRole('region')).textContent).toContain('4 advertising partners');
});

test('a click that brought the visitor is reason enough to prompt, and is sent with the consent (B7, T8)', async () => {
  window.history.replaceState(null, '', '/m/home?fbclid=IwAR0aB');
  const { posted } = await show(configOf({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await settle();
  expect(posted()).toEqual(['{"choice":"yes","clicks":{"fbclid":"IwAR0aB"}}']);
});

test('no prompt where there is nothing to ask about, and where consent is not required (B7)', async () => {
  await show(configOf({}));
  expect(prompt()).toBeNull();
  for (const mode of ['optional', 'none']) await show(configOf({ fbPixelId: '1' }), mode);
  expect(prompt()).toBeNull();
});

test.each(['/m/privacy', '/m/privacy/'])(
  'the page of the choices has no prompt over it at %s (B7)',
  async (path) => {
    pathname = path;
    await show(configOf({ fbPixelId: '1' }));
    expect(prompt()).toBeNull();
  },
);

test('an answer in another tab ends the question here (B7)', async () => {
  await show(configOf({ fbPixelId: '1' }));
  expect(await screen.findByRole('region')).toBeTruthy();
  setCookie('mc_consent=no');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(prompt()).toBeNull();
});

test('a browser that refuses channels, as with blocked cookies, is asked as well (B7)', async () => {
  const refuse = function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(window, 'BroadcastChannel', { value: refuse, configurable: true, writable: true });
  await show(configOf({ fbPixelId: '1' }));
  expect(await screen.findByRole('region')).toBeTruthy();
  Reflect.deleteProperty(window, 'BroadcastChannel');
});
