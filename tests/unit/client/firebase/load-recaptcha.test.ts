import { loadRecaptcha } from '@/lib/client/firebase/load-recaptcha';

const scripts = () => [...document.head.querySelectorAll('script')];
const page = window as unknown as Record<string, unknown>;

beforeEach(() => {
  document.head.replaceChildren();
  delete page.grecaptcha;
});

test('the check comes from the origin of the registry, in the page’s language, before the library needs it (A23, SEC-79)', async () => {
  const loading = loadRecaptcha('https://www.recaptcha.net', 'vi');
  const [script] = scripts();
  expect(script?.src).toBe(
    'https://www.recaptcha.net/recaptcha/api.js?onload=mcRecaptchaReady&render=explicit&hl=vi',
  );
  script?.dispatchEvent(new Event('load'));
  (page.mcRecaptchaReady as () => void)();
  await expect(loading).resolves.toBeUndefined();
});

test('without another origin, or with the check on the page, nothing is loaded (A23)', async () => {
  await loadRecaptcha(undefined, 'vi');
  page.grecaptcha = { render: () => 0 };
  await loadRecaptcha('https://www.recaptcha.net', 'vi');
  expect(scripts()).toEqual([]);
});

test('a script that fails to load leaves the rest to the library (A23)', async () => {
  const loading = loadRecaptcha('https://www.recaptcha.net', 'vi');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).resolves.toBeUndefined();
});
