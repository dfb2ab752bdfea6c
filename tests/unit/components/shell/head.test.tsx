import { toBrandIcon } from '@/components/shell/head/brand-icon';
import { toThemeCss } from '@/components/shell/head/page-head';
import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
import { BRAND } from '@/tests/unit/components/ui/brand-of';

const html = document.documentElement;
const run = () => new Function(PRE_PAINT_SCRIPT)();

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  delete html.dataset.session;
  delete html.dataset.splash;
  delete html.dataset.asksConsent;
  delete html.dataset.consent;
});

test('a theme sets its tokens and nothing else', () => {
  const css = toThemeCss(BRAND.theme);
  expect(css).toContain('--color-primary:#8b6cff;');
  expect(css.match(/--/g)).toHaveLength(10);
  expect(css.match(/[{}]/g)).toEqual(['{', '}']);
});

test('a name with markup stays text in the drawn icon (SEC-75)', () => {
  const icon = decodeURIComponent(toBrandIcon({ ...BRAND, name: '<script>' }));
  expect(icon).toContain('&lt;</text>');
});

test('the hint cookie marks the page before the first paint, and nothing marks it without', () => {
  run();
  expect(html.dataset.session).toBeUndefined();
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; mc_hint=1');
  run();
  expect(html.dataset.session).toBe('1');
});

test.each([
  ['mc_hint=1', '"lan"'],
  ['__Host-mc_hint=1handle-x; a=1', '"lan"'],
  ['mc_hint=1handle-y', ''],
])(
  'under the cookie %s the name of the restored mirror is %j before the first paint (B2, E1)',
  (cookie, name) => {
    html.style.removeProperty('--member-name');
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ token: 'handle-x-1', userName: 'lan' }));
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    run();
    expect(html.dataset.session).toBe('1');
    expect(html.style.getPropertyValue('--member-name')).toBe(name);
  },
);

test.each([
  ['1', 'a=1', 'due'],
  ['1', 'mc_consent=no', undefined],
  ['1', '__Host-mc_consent=yes', undefined],
  ['1', 'mc_consent=maybe', 'due'],
  [undefined, 'a=1', undefined],
])('where consent is asked for (%s), the cookie %s marks the question as %s (B7)', (asks, cookie, due) => {
  if (asks) html.dataset.asksConsent = asks;
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  run();
  expect(html.dataset.consent).toBe(due);
});

test('the splash is shown once per browser session (S15)', () => {
  run();
  expect(html.dataset.splash).toBeUndefined();
  run();
  expect(html.dataset.splash).toBe('seen');
});

test('rows of saved games are shown before the first paint, to the merchant whose they are (B4)', () => {
  html.dataset.merchant = 'one';
  localStorage.setItem('mc_favourites:one', '{}');
  localStorage.setItem('mc_recents:two', '{}');
  run();
  expect([html.dataset.favourites, html.dataset.recents]).toEqual(['1', undefined]);
});

test('blocked storage does not change the page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(run).not.toThrow();
});

test('a browser without invoker commands opens and closes the sheet too', () => {
  run();
  document.body.innerHTML =
    '<button command="show-modal" commandfor="s" id="open"></button><dialog id="s"><button command="close" commandfor="s" id="close"></button></dialog>';
  document.getElementById('open')?.click();
  expect(document.querySelector('dialog')?.open).toBe(true);
  document.getElementById('close')?.click();
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('a language link keeps the rest of the address (I4)', () => {
  run();
  history.replaceState(null, '', '/m/game?category=RNG&r=abc');
  document.body.innerHTML = '<a data-lang="VI" href="?lang=VI">x</a>';
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  document.dispatchEvent(new Event('done'));
  expect(link?.getAttribute('href')).toContain('/m/game?category=RNG&r=abc&lang=VI');
});
