import { openSource } from '@/lib/server/tenants/sources/open-source';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

const mockLoaded: string[] = [];
jest.mock('pg', () => mockLoaded.push('pg') && jest.requireActual('pg'));
jest.mock('ioredis', () => mockLoaded.push('ioredis') && jest.requireActual('ioredis'));
jest.mock('aws4fetch', () => mockLoaded.push('aws4fetch') && jest.requireActual('aws4fetch'));

setEnv({ AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' });
afterAll(forget);

test('each kind loads its package when it is used, and a folder, https and git load none (B50)', async () => {
  for (const place of ['sandbox/merchants', 'https://registry.example/m.json', 'git:/srv/registry'])
    await (await openSource(place)).close();
  expect(mockLoaded).toEqual([]);
  await (await openSource('s3://bucket/merchants/')).close();
  expect(mockLoaded).toEqual(['aws4fetch']);
  await (await openSource('redis://127.0.0.1:9')).close();
  expect(mockLoaded).toEqual(['aws4fetch', 'ioredis']);
  await expect((await openSource('postgres://127.0.0.1:9/site')).read(undefined)).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect(mockLoaded).toEqual(['aws4fetch', 'ioredis', 'pg']);
});
