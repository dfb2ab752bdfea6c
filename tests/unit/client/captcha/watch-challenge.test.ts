import { watchChallenge } from '@/lib/client/captcha/watch-challenge';

/** Puts the vendor's box in the page, as it does before the challenge shows; returns how to show and hide it. */
function addBox() {
  const box = document.createElement('div');
  box.innerHTML = '<div><iframe src="https://www.google.com/recaptcha/api2/bframe?k=1"></iframe></div>';
  const show = (visibility: 'visible' | 'hidden') => box.style.setProperty('visibility', visibility);
  show('hidden');
  document.body.append(box);
  return { box, show };
}

/** What the check has come to after so many ms. */
async function endOf(failed: Promise<never>, ms: number): Promise<unknown> {
  const [end] = await Promise.all([
    Promise.race([failed.catch((error) => error.code), new Promise((done) => setTimeout(done, ms, 'open'))]),
    jest.advanceTimersByTimeAsync(ms),
  ]);
  return end;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

test('a challenge that the player closes ends its check two seconds later, however much moves on the page (A23)', async () => {
  const { failed, stop } = watchChallenge();
  const { show } = addBox();
  expect(await endOf(failed, 10_000)).toBe('open');
  show('visible');
  expect(await endOf(failed, 60_000)).toBe('open');
  show('hidden');
  const slider = setInterval(() => document.body.append(document.createElement('p')), 500);
  expect(await endOf(failed, 1_900)).toBe('open');
  expect(await endOf(failed, 200)).toBe('auth/captcha-check-failed');
  clearInterval(slider);
  stop();
});

test.each(['before', 'after'])(
  'a token that comes %s the challenge hides ends nothing (A23)',
  async (when) => {
    const { failed, solve } = watchChallenge();
    const { show } = addBox();
    show('visible');
    await endOf(failed, 1);
    if (when === 'before') solve();
    show('hidden');
    await endOf(failed, 1_000);
    if (when === 'after') solve();
    expect(await endOf(failed, 60_000)).toBe('open');
  },
);

test('over a modal dialog the challenge is moved into it, where it can be tapped; elsewhere it stays (A23)', async () => {
  const first = watchChallenge();
  const before = addBox();
  await endOf(first.failed, 1);
  first.stop();
  expect(before.box.parentElement).toBe(document.body);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  jest.spyOn(dialog, 'matches').mockReturnValue(true);
  document.body.append(dialog);
  const second = watchChallenge();
  const { box, show } = addBox();
  await endOf(second.failed, 1);
  // In a page that is scrolled.
  box.style.top = '910px';
  show('visible');
  await endOf(second.failed, 1);
  expect(box.parentElement).toBe(dialog);
  expect(box.style).toMatchObject({ position: 'fixed', top: '10px' });
  show('hidden');
  expect(await endOf(second.failed, 2_100)).toBe('auth/captcha-check-failed');
  second.stop();
});
