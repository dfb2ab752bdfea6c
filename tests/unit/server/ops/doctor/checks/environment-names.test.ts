import { checkNames } from '@/lib/server/ops/doctor/checks/environment-names';

test('a misspelt name gets a warning with the name that is meant (B41)', () => {
  const findings = checkNames(['METRIC_TOKEN', 'TRUSTED_PROXY_HOP', 'redis_url'], []);
  expect(findings.map(({ level, text, remedy }) => [level, text, remedy])).toEqual([
    ['warning', 'METRIC_TOKEN is read by nothing', 'call it METRICS_TOKEN if that is what you mean'],
    [
      'warning',
      'TRUSTED_PROXY_HOP is read by nothing',
      'call it TRUSTED_PROXY_HOPS if that is what you mean',
    ],
    ['warning', 'redis_url is read by nothing', 'call it REDIS_URL if that is what you mean'],
  ]);
});

test('names of the site, of an entry and of other programs get no warning (B41)', () => {
  const named = [
    'PORT',
    'REDIS_URL',
    'NODE_ENV',
    'NODE_EXTRA_CA_CERTS',
    'PGPASSWORD',
    'AWS_REGION',
    'PORTS',
    'TZ',
  ];
  expect(checkNames(named, ['PORTS'])).toEqual([]);
});
