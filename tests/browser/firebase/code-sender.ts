// A demo whose registry says more of Firebase, beside the one of the other tests.
import { testWith } from '../support/test-with';

/** Where the merchants' own service takes Firebase tokens. */
export const TOKEN_PATH = '/auth/token';

/**
 * As the other journeys' test, at merchants whose codes Firebase sends, whose own service takes its tokens, and where its pages are
 * on a host of the merchant aurora: only then a sign-in by redirect can come back.
 */
export const test = testWith(
  ({ entry }) => ({ entry: { ...entry, smsSender: 'firebase' }, tokenSyncUrl: TOKEN_PATH }),
  'auth.aurora.localhost',
).extend({
  context: async ({ context }, use) => {
    await context.route(`**${TOKEN_PATH}`, (route) => route.fulfill({ status: 204 }));
    await use(context);
  },
});
