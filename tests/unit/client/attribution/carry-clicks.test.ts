import { carryClicks, completeOwnHref } from '@/lib/client/attribution/carry-clicks';
import { setConsent } from '../consent-of';
import { resetPage } from '../page-of';

let stop: () => void;

beforeEach(() => {
  resetPage();
  setConsent('unasked');
  sessionStorage.setItem('mc_visit_clicks', '{"fbclid":"IwAR"}');
  window.history.replaceState(null, '', '/m/home?r=A');
  document.body.innerHTML =
    '<a href="/m/game?q=x"><b>Games</b></a><a href="/m/out?to=x">Out</a><form action="/m/game"><input name="q" value="x"></form>';
  stop = carryClicks();
});
afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
});

const FULL = '/m/game?q=x&fbclid=IwAR&r=A';

test.each(['click', 'auxclick', 'contextmenu'])(
  'a link has the stored clicks before any listener learns of its %s (RR12)',
  (type) => {
    const seen: (string | null)[] = [];
    const link = document.querySelector('a');
    link?.addEventListener(type, (event) => {
      event.preventDefault();
      seen.push(link.getAttribute('href'));
    });
    document.querySelector('b')?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    expect(seen).toEqual([FULL]);
  },
);

test('a link to another site is not changed (RR12, ruling 67)', () => {
  const [, out] = document.querySelectorAll('a');
  out?.addEventListener('click', (event) => event.preventDefault());
  out?.click();
  expect(out?.getAttribute('href')).toBe('/m/out?to=x');
});

test('a form by GET sends it along, one that is sent by script or by POST does not (RR12)', () => {
  const form = document.querySelector('form') as HTMLFormElement;
  const message = () => [...new FormData(form).keys()];
  const ask = () => {
    const formData = new FormData(form);
    const event = Object.assign(new Event('formdata', { bubbles: true }), { formData });
    form.dispatchEvent(event);
    return Object.fromEntries(formData);
  };
  expect(message().slice(0, 1)).toEqual(['q']);
  expect(ask()).toEqual({ q: 'x', fbclid: 'IwAR', r: 'A' });
  form.setAttribute('method', 'POST');
  expect(ask()).toEqual({ q: 'x' });
  form.setAttribute('method', 'get');
  form.removeAttribute('action');
  expect(ask()).toEqual({ q: 'x' });
});

test('after a no only the address’s own query is carried; once it has stopped, nothing is added (ruling 67)', () => {
  setConsent('no');
  expect(completeOwnHref('/m/game')).toBe('/m/game?r=A');
  stop();
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(link?.getAttribute('href')).toBe('/m/game?q=x');
});

test('a game’s address on another site is opened unchanged (RR12)', () => {
  expect(completeOwnHref('https://games.example/play?x=1')).toBe('https://games.example/play?x=1');
});
