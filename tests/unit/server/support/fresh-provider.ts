// The provider of a test file, and a site that has never heard of it before each test.
import { type Provider, startProvider } from './recording-provider';
import { forget } from './test-site';

/** Starts a provider for the tests of the file; it and the site's memory, all of it or what is named, are as new before each. It has its origin from the file's own `beforeAll` on. */
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
