import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { profiled } from './profiled';

profiled.describe('noor', () => {
  profiled.use({ brand: 'noor' });

  profiled(
    'a browser reports no obstacle to installing the site (B10, W6)',
    async ({ page, visitor, merchant }) => {
      await visitor.opens(ROUTES.news);
      const devtools = await page.context().newCDPSession(page);
      const { url, errors, data } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(new URL(url).searchParams.get('merchantCode')).toBe(merchant.code);
      const { name, screenshots } = JSON.parse(data ?? '{}');
      expect(name).toBe(merchant.name);
      const { appId } = await devtools.send('Page.getAppId');
      expect(appId).toBe(`${merchant.origin}/m/?app=${merchant.code}`);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      expect(screenshots).toHaveLength(3);
    },
  );
});

test('the head names manifest, touch icon and short name; the icon is 180 px without transparency (B10, W7)', async ({
  page,
  visitor,
  merchant,
}) => {
  await visitor.opens(ROUTES.login);
  const head = page.locator('head');
  await expect(head.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute(
    'content',
    merchant.name,
  );
  await expect(head.locator('meta[name="mobile-web-app-capable"]')).toHaveAttribute('content', 'yes');
  const icon = head.locator('link[rel="apple-touch-icon"]');
  await expect(icon).toHaveAttribute('sizes', '180x180');
  const size = await icon.evaluate(async (link: HTMLLinkElement) => {
    const bitmap = await createImageBitmap(await (await fetch(link.href)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { width: bitmap.width, isOpaque: pixels.every((value, at) => at % 4 !== 3 || value === 255) };
  });
  expect(size).toEqual({ width: 180, isOpaque: true });
});
