// The real library with a reCAPTCHA that shows a challenge: closed, the library waits for it without end (A23).
import { sendPhoneCode } from '@/lib/client/firebase/phone-code';
import { fakeFetch } from '@/tests/unit/client/fake-fetch';

type Given = { readonly callback: (token: string) => void; readonly 'error-callback': () => void };

const FACTS = { config: { apiKey: 'k', authDomain: 'one.firebaseapp.com', projectId: 'one' } };
const PHONE = '+84912345678';
const CLOSED = { ok: false, error: { code: 'auth/captcha-check-failed', textKey: 'captcha-check-failed' } };

/** The vendor's script: each check has a box in the page, and shows its challenge when it is run. */
function startVendor() {
  const box = document.createElement('div');
  let given: Given;
  const show = (visibility: string) => box.style.setProperty('visibility', visibility);
  const render = (_container: unknown, parameters: Given) => {
    given = parameters;
    box.innerHTML = '<iframe src="https://www.google.com/recaptcha/api2/bframe"></iframe>';
    show('hidden');
    document.body.append(box);
    return 0;
  };
  const ran = Promise.withResolvers<void>();
  const execute = () => {
    show('visible');
    ran.resolve();
  };
  const grecaptcha = { render, execute, getResponse: () => '', reset: () => undefined };
  Object.assign(window, { grecaptcha });
  return {
    ran: ran.promise,
    close: () => show('hidden'),
    solve: () => {
      show('hidden');
      given.callback('token');
    },
    fail: () => given['error-callback'](),
  };
}

let calls: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  // The service has no Enterprise here, which the library notes.
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  document.body.replaceChildren();
  calls = fakeFetch((path) => {
    if (path.endsWith('/recaptchaParams')) return { body: { recaptchaSiteKey: 'site' } };
    return path.endsWith(':sendVerificationCode') ? { body: { sessionInfo: 'message-1' } } : { status: 501 };
  });
});

async function press() {
  const vendor = startVendor();
  const container = document.body.appendChild(document.createElement('div'));
  const sent = sendPhoneCode(FACTS, PHONE, container);
  await vendor.ran;
  return { ...vendor, sent };
}

test('a player who closes the challenge may press the button again, and gets the code once they solve it (A23)', async () => {
  const first = await press();
  first.close();
  expect(await first.sent).toMatchObject(CLOSED);
  const second = await press();
  second.solve();
  expect(await second.sent).toMatchObject({ ok: true, value: { id: 'message-1' } });
  const codes = calls.filter(({ url }) => url.includes(':sendVerificationCode'));
  expect(codes).toHaveLength(1);
});

test('a check that lost its connection ends (A23)', async () => {
  const { fail, sent } = await press();
  fail();
  expect(await sent).toMatchObject(CLOSED);
});
