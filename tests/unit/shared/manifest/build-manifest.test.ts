import fc from 'fast-check';
import { buildManifest } from '@/lib/shared/manifest/build-manifest';
import { parseProviderManifest } from '@/lib/shared/manifest/provider-manifest';
import { relatedAppsOf } from '@/lib/shared/manifest/related-apps';
import { BRAND } from '@/tests/unit/components/ui/brand-of';
import { hostileRecord } from '../support/hostile-json';

const texts = {
  description: 'Play',
  shortcut: { games: 'Games', promotions: 'Promotions', member: 'Account', service: 'Service' },
  screen: { home: 'Home', games: 'Games', wide: 'Wide' },
};
const build = (raw: unknown = {}, brand = BRAND, links = {}) =>
  buildManifest({
    brand,
    language: 'UR',
    provider: parseProviderManifest(raw, () => undefined),
    texts,
    version: 'v1',
    apps: relatedAppsOf(links),
  }) as Record<string, unknown> & { shortcuts: { url: string }[]; screenshots: { form_factor: string }[] };

test('the registry alone makes a whole manifest (W7, B10)', () => {
  const manifest = build();
  expect(manifest).toMatchObject({
    name: 'Aurora Play',
    short_name: 'Aurora Play',
    lang: 'ur',
    dir: 'rtl',
    start_url: '/m/home?homescreen=1',
    scope: '/m/',
    display: 'standalone',
    theme_color: '#0a0b16',
  });
  expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['narrow', 'narrow', 'wide']);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/m/game?homescreen=1',
    '/m/activity?homescreen=1',
    '/m/member/home?homescreen=1',
    '/m/service?homescreen=1',
  ]);
  expect(manifest).not.toHaveProperty('related_applications');
});

test('the provider’s texts have priority; the short name is its short_name, then its name (W6)', () => {
  expect(build({ name: 'Aurora Palace of Games', theme_color: '#123456' })).toMatchObject({
    name: 'Aurora Palace of Games',
    short_name: 'Aurora Palace',
    theme_color: '#123456',
    background_color: '#0a0b16',
  });
  expect(build({ name: 'Long name of a house', short_name: 'House' })).toMatchObject({ short_name: 'House' });
});

test('id, start_url, scope and display are the site’s own whatever the provider sends, and hold no token (W6, ruling 27)', () => {
  const own = build();
  const keys = ['id', 'start_url', 'scope', 'display', 'shortcuts', 'screenshots', 'related_applications'];
  fc.assert(
    fc.property(hostileRecord(keys), (record) => {
      const manifest = build({ ...record, start_url: 'https://evil.example/?token=1' });
      for (const key of keys) expect(manifest[key]).toEqual(own[key]);
    }),
  );
  expect(JSON.stringify(own)).not.toMatch(/token/i);
});

test('two merchants never share an id (W6)', () => {
  expect(build().id).not.toBe(build({}, { ...BRAND, code: 'rio' }).id);
});

test('apps are named only where a link leads into a shop (B10, E15)', () => {
  const IOS = 'https://apps.apple.com/vn/app/aurora/id123456789';
  const Android = 'https://play.google.com/store/apps/details?id=com.aurora.play';
  expect(build({}, BRAND, { IOS, Android })).toMatchObject({
    related_applications: [
      { platform: 'play', url: Android, id: 'com.aurora.play' },
      { platform: 'itunes', url: IOS },
    ],
    prefer_related_applications: false,
  });
  const files = { IOS: 'https://apps.aurora.example/ios', Android: 'https://apps.aurora.example/a.apk' };
  expect(relatedAppsOf(files)).toEqual([]);
  expect(
    relatedAppsOf({ IOS: 'nonsense', Android: 'https://play.google.com/store/apps/details?id=x' }),
  ).toEqual([]);
});
