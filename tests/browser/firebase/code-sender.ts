// Demos whose registry says more of Firebase, beside the one of the other tests.
import { testWith } from '../support/test-with';

/** As the other journeys' test, at merchants whose codes Firebase sends. */
export const test = testWith(({ entry }) => ({ entry: { ...entry, smsSender: 'firebase' } }));

/** Where the merchants' own service takes Firebase tokens. */
export const TOKEN_PATH = '/auth/token';

/** Merchants with a service of their own that takes Firebase tokens. */
export const testWithTokenSync = testWith(() => ({ tokenSyncUrl: TOKEN_PATH }));

/** Firebase's pages on a host of the merchant aurora: only then a sign-in by redirect can come back. */
export const testWithOwnAuthHost = testWith(() => ({}), 'auth.aurora.localhost');
