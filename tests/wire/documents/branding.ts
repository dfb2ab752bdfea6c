// Branding of the site configuration in a document, and how pictures are named.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

const homeOf = async (merchant: string) =>
  (await ask({ port: site.port, path: '/m/home', host: `${merchant}.localhost` })).text;

it('shows favicon and splash of an image server, none of another host (E12, N3, ruling 20)', async () => {
  const foreign = 'https://pictures.else.example';
  const branding = { favicon: `${foreign}/f.ico`, splash: `${foreign}/s.webp` };
  await control(site.provider, 'config', { merchant: 'lotus', patch: { branding } });
  const [own, other] = await Promise.all([homeOf('aurora'), homeOf('lotus')]);
  expect(own).toMatch(/<link rel="icon" href="http[^"]*\/art\/favicons\/aurora\.svg"/);
  expect(own).toMatch(/<img[^>]* src="http[^"]*\/art\/splash\/aurora\.svg"/);
  expect(other).not.toContain(foreign);
  expect(other).toContain('<link rel="icon" href="data:image/svg+xml');
});

it('names pictures in the widths of their places where the registry says how, the first of all before the page (N4)', async () => {
  const [sized, given] = await Promise.all([homeOf('rio'), homeOf('aurora')]);
  expect(sized).toMatch(
    /<link rel="preload" as="image" imageSrcSet="http[^"]*\/sized\/360\/art\/banners\/rio\/1\.svg 360w, [^"]+" imageSizes="[^"]*100vw" fetchPriority="high"/i,
  );
  expect(sized).toMatch(
    /<img[^>]* src="[^"]*" srcSet="http[^"]*\/sized\/120\/art\/games\/[^"]+ 360w" sizes="120px"/i,
  );
  expect(given).not.toMatch(/srcset|\/sized\//i);
});

it('names the merchant’s app at Facebook, which previews of its links belong to (E12)', async () => {
  expect(await homeOf('rio')).toContain('<meta property="fb:app_id" content="100000000000001"');
});
