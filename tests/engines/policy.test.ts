import { ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from '@/tests/browser/support/player';
import { startPlanting } from './support/planting';
import { expect, test } from './support/test';

/** Runs code from a text in a task of the page: calls by a driver may be exempt from the policy. */
const inTask = (code: string) =>
  `new Promise((resolve)=>setTimeout(()=>{try{${code};resolve('ran')}catch(error){resolve(error.name)}}))`;

/** One of each kind of content: a game, a provider's HTML, the login, files, and settings. Home and the registration: home.test.ts, pages.test.ts, whose end takes complaints too. Chromium opens every page. */
const KINDS = [
  toHref(ROUTES.game, { game: GAME.code }),
  toHref(ROUTES.activity, { id: '42' }),
  ROUTES.login,
  ROUTES.download,
  ROUTES.service,
  ROUTES.diagnosis,
  ROUTES.privacy,
];

test('pages of every kind keep to the policy (SEC-82)', async ({ visitor, driver }) => {
  for (const path of KINDS) {
    await visitor.opens(path);
    expect([path, await driver.takeComplaints()]).toEqual([path, []]);
  }
});

test('injected code does not run: script, handler, foreign file, eval, new Function (SEC-80, SEC-83)', async ({
  driver,
  merchant,
  site,
  engine,
  expected,
}) => {
  expected.push(/./);
  const planting = await startPlanting(site.port);
  try {
    await driver.open(merchant.url(ROUTES.home).replace(`:${site.port}`, `:${planting.port}`));
    await driver.ask(`document.querySelector('#planted').click()`);
    expect(await driver.ask(inTask(`window.eval('window.smuggled=4')`))).toBe('EvalError');
    expect(await driver.ask(inTask(`new Function('window.smuggled=5')()`))).toBe('EvalError');
    const messages: string[] = [];
    for (const sign of [
      /policy violated: script-src-elem by inline/,
      /policy violated: script-src-elem by http:\/\/127\.0\.0\.1:\d+\/evil\.js/,
      /policy violated: script-src-attr by inline/,
      /policy violated: script-src by eval/,
    ])
      await expect
        .poll(async () => {
          messages.push(...(await driver.takeComplaints()));
          return messages.some((line) => sign.test(line));
        }, String(sign))
        .toBe(true);
    expect(await driver.ask(`'smuggled' in window`)).toBe(false);
    // WebKit's look ahead of the parser knows no 'strict-dynamic': it fetches a file that it then refuses to run.
    expect(planting.fetched()).toBeLessThanOrEqual(engine === 'webkit' ? 1 : 0);
  } finally {
    planting.stop();
  }
});
