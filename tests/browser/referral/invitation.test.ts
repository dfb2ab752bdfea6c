import type { Page } from 'playwright/test';
import { create } from 'qrcode';
import { ROUTES, toHref } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const REFERRAL = '/wps/relay/MCSFE_getReferralInfo';
const CODE = 'AURT';

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate };

/** The link of the sandbox: to the site, if its origin is known. */
const linkAt = (merchant: Merchant) => merchant.url(toHref(ROUTES.register, { r: CODE }));

declare global {
  interface Window {
    shared?: ShareData[];
  }
}

/** Link, code and figures are the provider's own; the market's messengers take the link, and one tap copies it. */
async function expectInvitation({ page, merchant, t }: Seat): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(linkAt(merchant))).toBeVisible();
  await expect(main.getByText(CODE, { exact: true })).toBeVisible();
  await expect(main.getByText(t('referral.invited'))).toBeVisible();
  await expect(main.getByText(/800\.000\s*₫/)).toBeVisible();
  await expect(main.getByText(t('referral.visitorTitle'))).toBeHidden();
  const links = page.getByRole('list', { name: t('referral.share') }).getByRole('link');
  await expect(links).toHaveText(['WhatsApp', 'Telegram', 'Facebook']);
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const href of hrefs) expect(decodeURIComponent(href)).toContain(linkAt(merchant));
  await page.getByRole('button', { name: t('referral.copyLink') }).click();
  await expect(page.getByRole('status').getByText(t('referral.linkCopied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(linkAt(merchant));
}

/** The QR code holds the link, black on white with a quiet zone, and can be saved. */
async function expectQrCode({ page, merchant, t }: Seat): Promise<void> {
  const image = page.getByRole('img', { name: t('referral.qrAlt') });
  await expect(image).toBeVisible();
  const { modules } = create(linkAt(merchant), { errorCorrectionLevel: 'M' });
  const edge = modules.size + 8;
  // The colour in the middle of each module, the quiet zone of four among them.
  const dark = await image.evaluate(async (node: HTMLImageElement, cells) => {
    await node.decode();
    const canvas = new OffscreenCanvas(node.naturalWidth, node.naturalHeight);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(node, 0, 0);
    const at = (cell: number, length: number) => Math.floor(((cell + 0.5) * length) / cells);
    const isDark = (x: number, y: number) =>
      (context?.getImageData(at(x, canvas.width), at(y, canvas.height), 1, 1).data[0] ?? 255) < 128;
    return Array.from({ length: cells * cells }, (_, nth) => isDark(nth % cells, Math.floor(nth / cells)));
  }, edge);
  const isModule = (x: number, y: number) =>
    x >= 4 && y >= 4 && x < edge - 4 && y < edge - 4 && modules.get(y - 4, x - 4) === 1;
  expect(dark).toEqual(dark.map((_, nth) => isModule(nth % edge, Math.floor(nth / edge))));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('referral.qrSave') }).click();
  expect((await download).suggestedFilename()).toBe('invitation.png');
}

test('the page shows link, code and figures as the provider gave them, messengers and one tap to copy, and the QR code; the device’s share sheet gets words and link, and without one there is no button; a failure shows the site’s words with a support code, and another try brings the link; what the provider leaves out is left out (B8, B12, B15, R11, SEC-36, provider-api §4)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    if (!sessionStorage.getItem('can-share')) return;
    window.shared = [];
    Object.assign(navigator, { share: async (data: ShareData) => void window.shared?.push(data) });
  });
  await member.isAt(ROUTES.inviteFriends);
  const share = page.getByRole('button', { name: t('referral.share'), exact: true });
  await expectInvitation({ page, merchant, t });
  await expect(share).toHaveCount(0);
  await expectQrCode({ page, merchant, t });
  await page.evaluate(() => sessionStorage.setItem('can-share', '1'));
  await page.reload();
  await share.click();
  const text = t('referral.shareText', { brand: merchant.name });
  await expect.poll(() => page.evaluate(() => window.shared)).toEqual([{ text, url: linkAt(merchant) }]);

  complaints.expect(/status of 4/);
  await merchant.has({ kind: 'error', path: REFERRAL, httpStatus: 400, message: 'Node seven is closed.' });
  await visitor.opens(ROUTES.inviteFriends);
  await expect(page.getByText(t('errors.unknown'))).toBeVisible();
  await expect(page.getByText('Node seven')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('notice.supportCode') })).toBeVisible();
  await merchant.mends();
  await merchant.has({ kind: 'answer', path: REFERRAL, value: { link: linkAt(merchant), invited: 'many' } });
  await page.getByRole('button', { name: t('member.retry') }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(linkAt(merchant))).toBeVisible();
  for (const key of ['invited', 'reward', 'yourCode'])
    await expect(main.getByText(t(`referral.${key}`), { exact: true })).toHaveCount(0);
});
