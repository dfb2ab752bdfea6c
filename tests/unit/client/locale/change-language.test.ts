import { restoreScrollPosition, watchLanguageChange } from '@/lib/client/locale/change-language';
import { reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { resetPage } from '../page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ reloadPage: jest.fn(), replacePage: jest.fn() }));

const PLACE = 'mc_kept_place';
const scrollTo = jest.fn();
let stop: () => void = () => undefined;

const link = () => document.querySelector('a') as HTMLAnchorElement;
const tap = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link().firstElementChild?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/m/register?r=A1');
  document.body.innerHTML =
    '<a data-lang="VI" href="/m/register?r=A1&lang=VI"><span>Tiếng Việt</span></a><form><input name="username" value="lan"><input name="password" type="password" value="secret"></form>';
  Object.assign(window, { scrollY: 0, scrollTo });
  stop = watchLanguageChange();
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

test('input and scroll position survive the change, a password does not (I4)', () => {
  Object.assign(window, { scrollY: 640.4 });
  expect(tap().defaultPrevented).toBe(true);
  expect(replacePage).toHaveBeenCalledWith('http://localhost/m/register?r=A1&lang=VI');
  expect(JSON.parse(sessionStorage.getItem(PLACE) ?? '')).toEqual({
    path: '/m/register',
    top: 640,
    language: 'VI',
  });
  const stored = sessionStorage.getItem('mc_kept_form') ?? '';
  expect(stored).toContain('lan');
  expect(stored).not.toContain('secret');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a tap with %j is the browser’s own (I4)',
  (init) => {
    expect(tap(init).defaultPrevented).toBe(false);
    expect(replacePage).not.toHaveBeenCalled();
  },
);

test('the place is returned to once, on its own page, and not where the visitor has moved (I4)', () => {
  const keep = (path: string) => sessionStorage.setItem(PLACE, JSON.stringify({ path, top: 640 }));
  keep('/m/register');
  restoreScrollPosition();
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  restoreScrollPosition();
  keep('/m/home');
  restoreScrollPosition();
  keep('/m/register');
  Object.assign(window, { scrollY: 12 });
  restoreScrollPosition();
  sessionStorage.setItem(PLACE, 'no json');
  restoreScrollPosition();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(JSON.parse(sessionStorage.getItem(PLACE) ?? '')).toEqual({ language: 'EN' });
});

test.each([
  ['VI', '', 1],
  ['EN', '', 0],
  ['VI', '?lang=EN', 0],
])(
  'with %s chosen last, a page in EN that Back shows with the query %j is loaded again %i times (I4)',
  (language, search, times) => {
    sessionStorage.setItem(PLACE, JSON.stringify({ language }));
    history.replaceState(null, '', `/m/register${search}`);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reloadPage).toHaveBeenCalledTimes(times);
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
    restoreScrollPosition();
    Reflect.deleteProperty(performance, 'getEntriesByType');
    expect(reloadPage).toHaveBeenCalledTimes(2 * times);
  },
);
