import { ROUTES } from '@/lib/shared/routes';
import { PASSWORD } from '@/tests/browser/support/people';
import { GAME } from '@/tests/browser/support/player';
import { expect, test } from './support/test';
import { the } from './support/visitor';

const GAME_TITLE = `document.querySelector('h1')?.textContent`;

test('a guest searches, opens a game, signs in to play it, and returns (R8, G1, B17)', async ({
  visitor,
  driver,
  t,
}) => {
  await visitor.opens(ROUTES.home);
  await visitor.type(the.field(t('search.label')), GAME.part);
  await visitor.click(`//form//button[@type="submit"][.="${t('search.submit')}" or @aria-label]`);
  await expect.poll(visitor.address).toMatch(/^\/m\/game\?.*q=peacock/);
  await visitor.alive();
  await visitor.click(the.linkWith(GAME.name));
  await visitor.sees(`//main//h1[.="${GAME.name}"]`);
  await visitor.alive();
  await visitor.click(the.link(t('game.signInToPlay')));
  await expect.poll(visitor.address).toMatch(/^\/m\/login/);
  await visitor.alive();
  await visitor.signsIn('lan', PASSWORD);
  const clickIfSeen = async (name: string) => {
    if ((await driver.countSeen(name)) > 0) await driver.click(name);
  };
  // On a busy machine this engine's game may take longer than the page waits for it: then the player tries again.
  await expect(async () => {
    await clickIfSeen(`//dialog${the.button(t('notice.confirm'))}`);
    await clickIfSeen(the.button(t('play.retry')));
    expect(await driver.askFrame<string>(GAME_TITLE)).toBe(GAME.name);
  }).toPass({ timeout: 60_000 });
  // The handle holds a clock too.
  const handle = `//button[starts-with(normalize-space(.), "${t('play.controls')}")]`;
  const left = new RegExp(`^/m/game\\?.*game=${GAME.code}`);
  // The controls leave by themselves, between a look and a click too.
  await expect(async () => {
    if (left.test(await visitor.address())) return;
    if ((await driver.countSeen(the.link(t('play.back')))) === 0) await driver.click(handle);
    await driver.click(the.link(t('play.back')));
  }).toPass({ timeout: 30_000 });
  await expect.poll(visitor.address).toMatch(left);
  await visitor.sees(the.link(t('game.play')));
});
