import { toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { CALLS } from '@/lib/shared/calls/table';
import { toEntry } from '@/tests/unit/server/support/test-site';

const make = (more: Record<string, unknown> = {}) => toMerchant(merchantSchema.parse(toEntry('one', more)));

test.each([
  [{}, ['EN'], 'EN'],
  [{ defaultLanguage: 'VI' }, ['VI'], 'VI'],
  [{ languages: ['VI', 'EN'] }, ['VI', 'EN'], 'EN'],
  [{ languages: ['VI', 'TH'] }, ['VI', 'TH'], 'VI'],
  [{ languages: ['VI', 'EN'], defaultLanguage: 'VI' }, ['VI', 'EN'], 'VI'],
])('with %j it offers %j and begins with %s (I1)', (more, languages, defaultLanguage) => {
  expect(make(more).brand).toMatchObject({ languages, defaultLanguage });
});

test('the brand holds nothing of the provider, the hosts or a secret (SEC-57)', () => {
  const merchant = make({ defaultMobilePassword: '123456', trustedHosts: ['games.example'] });
  expect(Object.keys(merchant.brand).sort()).toEqual([
    'code',
    'defaultLanguage',
    'downloadRating',
    'entry',
    'games',
    'install',
    'languages',
    'name',
    'off',
    'safety',
    'sizedImagePath',
    'theme',
  ]);
  expect(JSON.stringify(merchant.brand)).not.toMatch(/123456|127\.0\.0\.1|games\.example|localhost/);
});

test('colours that do not read are corrected and reported (B43)', () => {
  const { brand, corrections } = make({ theme: { colors: { primary: '#5b3fd6', text: '#101010' } } });
  expect(corrections).toEqual([{ name: 'text', from: '#101010', to: brand.theme.colors.text }]);
});

test.each(
  CALLS.filter(({ replaceable }) => replaceable).map(({ name, feature }) => [name, feature] as const),
)('a null path of %s switches off %s, another path nothing (ruling 78)', (name, feature) => {
  expect(
    make({ backend: { origin: 'https://provider.example', paths: { [name]: null } } }).brand.off,
  ).toEqual([feature]);
  expect(
    make({ backend: { origin: 'https://provider.example', paths: { [name]: '/other' } } }).brand.off,
  ).toEqual([]);
});
