import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import type { Member } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

const LAUNCH = '/wps/game/launchGame';
const DRAW = 'lott-sunrise-6-45';

type Opened = { readonly page: Page; readonly member: Member; readonly merchant: Merchant };

/** Opens an address of the lottery, and returns what its latest launch asks the provider for. */
async function launch({ page, member, merchant }: Opened, query: Record<string, string>) {
  const before = (await merchant.callsTo(LAUNCH)).length;
  await member.isAt(toHref(ROUTES.launchGame, { vendor: 'LOTT', ...query }));
  await expect(page.locator('iframe')).toHaveAttribute('src', /view=/);
  const calls = await merchant.callsTo(LAUNCH);
  expect(calls).toHaveLength(before + 1);
  const { lottoView, lottoGameCode, language } = calls.at(-1)?.query ?? {};
  const { searchParams } = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  return { lottoView, lottoGameCode, language, shown: searchParams.get('view') };
}

test('a lottery’s address opens its lobby without a code, with game_list and with lobby, and betting with a draw (G3)', async ({
  page,
  member,
  merchant,
}) => {
  const open = (query: Record<string, string>) => launch({ page, member, merchant }, query);
  const lobby = { lottoView: 'lobby', shown: 'lobby', language: 'EN' };
  expect(await open({})).toEqual({ ...lobby, lottoGameCode: undefined });
  expect(await open({ code: 'game_list' })).toEqual({ ...lobby, lottoGameCode: 'game_list' });
  expect(await open({ code: 'lobby', lottoView: 'betting' })).toEqual({ ...lobby, lottoGameCode: 'lobby' });
  const betting = { lottoView: 'betting', shown: 'betting', language: 'EN' };
  expect(await open({ code: DRAW })).toEqual({ ...betting, lottoGameCode: DRAW });
});

test.describe('a browser in a language that the merchant has not', () => {
  test.use({ locale: 'de-DE' });

  test('opens a lottery in Vietnamese, and another game in English (ruling 58)', async ({
    page,
    member,
    merchant,
  }) => {
    expect((await launch({ page, member, merchant }, { code: DRAW })).language).toBe('VI');
    await member.isAt(toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code }));
    const languages = async () => (await merchant.callsTo(LAUNCH)).map(({ query }) => query.language);
    await expect.poll(languages).toEqual(['VI', 'EN']);
  });
});
