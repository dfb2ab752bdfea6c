// The provider of a test file, and a site that has never heard of it before each test.
import { type Provider, startProvider } from './recording-provider';
import { forget } from './test-site';

/** Starts a provider for the tests of a file; before each test it and the named parts of the site's memory (or all) are reset. Its origin is known from the file's `beforeAll` on. */
export function freshProvider(...forgotten: string[]): Provider {
  const provider = {} as Provider;
  beforeAll(async () => {
    Object.assign(provider, await startProvider());
  });
  beforeEach(() => {
    provider.reset();
    forget(...forgotten);
  });
  afterAll(() => provider.close());
  return provider;
}
