import { pageMetadata } from '@/app/metadata';
import { BRAND } from '@/tests/unit/components/ui/brand-of';

let minimumAge = 21;
jest.mock('next-intl/server', () => ({
  getTranslations: async (part: string) => (key: string) => `${part}.${key}`,
}));
jest.mock('@/lib/server/http/get-site', () => ({
  getSite: async () => ({
    brand: { ...BRAND, safety: { ...BRAND.safety, minimumAge } },
    indexable: true,
    language: 'EN',
    status: { regionRestriction: false },
  }),
}));
jest.mock('@/lib/server/features/page-data/lobby', () => ({
  getBranding: async () => ({}),
  getFacebookAppId: async () => undefined,
}));
jest.mock('@/lib/server/features/seo/page-card', () => ({
  getOpenGraph: async () => ({}),
  toAddresses: () => ({}),
  withOwnQuery: async (site: unknown) => site,
}));
jest.mock('@/lib/server/features/manifest/brand-version', () => ({ brandVersionOf: () => 'v1' }));

test.each([
  [21, 'meta.description'],
  [0, 'manifest.description'],
])('the description of a site with a minimum age of %d is %s (B6, B31)', async (age, description) => {
  minimumAge = age;
  expect((await pageMetadata()).description).toBe(description);
});
