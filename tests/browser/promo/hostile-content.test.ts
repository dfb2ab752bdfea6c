import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { expect, test } from '../support/test';

test.use(PHONE_PIXELS);

const CONTENT = `
  <h1 id="content" onclick="alert(1)">Heading</h1>
  <script>document.title='owned'</script><style>body{display:none}</style>
  <p style="position:fixed;inset:0;background:red" class="x">A <b onmouseover=alert(1)>bold</b> word</p>
  <img src=x onerror=alert(1)><img src="javascript:alert(1)"><img src="http://evil.example/track.gif">
  <svg onload=alert(1)><a href="javascript:alert(1)">in a drawing</a></svg>
  <iframe src="https://evil.example"></iframe><object data="https://evil.example"></object>
  <form action="https://evil.example"><input name="password" placeholder="Password"><button>Send</button></form>
  <a href="javascript:alert(1)">script link</a> <a href="//evil.example">bare link</a>
  <a href="/m/news?token=stolen">our news</a> <a href="https://partner.example/">partner</a>
  <table><tr><th>${'wide'.repeat(60)}</th><td>cell</td></tr></table>
  <p>${'long'.repeat(200)}</p></div></main></body><base href="https://evil.example/">`;

const HOSTILE = '</title><script>alert(1)</script>"><img src=x onerror=alert(1)>\u2028';

test.beforeEach(async ({ merchant }) => {
  const value = {
    id: 42,
    title: HOSTILE,
    content: CONTENT,
    image: 'javascript:alert(1)',
    startsAt: {},
    endsAt: 'x',
  };
  await merchant.has({ kind: 'answer', path: '/wps/relay/PROMOFE_getPromotion', value });
});

test('hostile content shows its words and nothing dangerous, and violates no policy; a wide table scrolls in its own box, links inside stay inside, links outside open apart (R9, RR12, SEC-75)', async ({
  page,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const answer = await visitor.opens(`${ROUTES.activity}?id=9001&cid=7`);
  expect(answer?.status()).toBe(200);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>');
  await expect(article.getByRole('heading', { level: 2, name: 'Heading' })).toBeVisible();
  await expect(article.getByText('A bold word')).toBeVisible();
  const bad =
    'script, style, svg:not([aria-hidden]), iframe, object, form, input, base, [onclick], [onerror], [style], [id]';
  await expect(article.locator(bad)).toHaveCount(0);
  await expect(article.locator('a[href*="script:"], a[href^="//"], a[href*="token"]')).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(complaints.messages()).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  const box = page.getByRole('group', { name: t('promo.table') });
  await expect(async () => {
    await box.focus();
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((node) => node.scrollLeft), { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  const partner = page.getByRole('link', { name: 'partner' });
  await expect(partner).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect(partner).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'our news' }).click();
  await expect(page).toHaveURL(merchant.url(`${ROUTES.news}?cid=7`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.title'));
});
