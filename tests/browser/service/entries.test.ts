import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { GENERAL } from './general-ways';

const GOLD = /^Your Gold manager/;

test('a visitor finds every general way, none that a VIP label adds, and nothing of what is no support code; a member without VIP label sees the general ways alone, a Gold member is offered their manager besides (B12, C4, E13)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
  complaints,
}) => {
  complaints.expect(/401/);
  await visitor.opens(`${ROUTES.service}?support=%3Cb%3Ehello%3C/b%3E`);
  const main = page.getByRole('main');
  await expect(main.getByText(t('service.support'))).toHaveCount(0);
  for (const name of GENERAL) await expect(main.getByRole('link', { name })).toBeVisible();
  await whenPageSettled(page);
  await expect(main.getByRole('link', { name: GOLD })).toHaveCount(0);
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      `https://chat.${merchant.code}.example/live`,
      `mailto:service@${merchant.code}.example`,
      'tel:+18005550117',
    ]),
  );
  await expect(main.getByText(t('service.chatVisitor'))).toBeVisible();
  await expect(main.getByRole('button', { name: t('service.chatNow') })).toBeVisible();
  const read = (path: string) =>
    page.evaluate(async (from) => {
      const answer = await fetch(from);
      return { status: answer.status, text: await answer.text() };
    }, path);
  const { text: html } = await read(ROUTES.service);
  expect(html).toContain(`https://chat.${merchant.code}.example/live`);
  expect(html).not.toContain(`https://chat.${merchant.code}.example/gold`);
  expect(html).not.toMatch(/Gold/);
  const { text: status } = await read('/wps/v2/system/status?device=mobile');
  const { customerService } = JSON.parse(status).value;
  expect(customerService.map(({ labelIds }: { labelIds: unknown[] }) => labelIds.length)).toEqual(
    customerService.map(() => 0),
  );
  expect(customerService.length).toBeGreaterThanOrEqual(GENERAL.length);
  const own = await read('/m/service-entries');
  expect([own.status, own.text]).toEqual([401, expect.not.stringContaining('gold')]);

  await member.isAt(ROUTES.service, 'minh');
  await expect.poll(async () => (await merchant.callsTo('/wps/member/info')).length).toBeGreaterThan(0);
  await expect(main.getByRole('link', { name: 'Telegram' })).toBeVisible();
  await whenPageSettled(page);
  await expect(main.getByRole('link', { name: GOLD })).toHaveCount(0);
  await member.changesTo('lan');
  await visitor.opens(ROUTES.service);
  await expect(main.getByRole('heading', { name: t('service.forLevel', { level: 'Gold' }) })).toBeVisible();
  for (const name of [...GENERAL, GOLD]) await expect(main.getByRole('link', { name })).toBeVisible();
});
