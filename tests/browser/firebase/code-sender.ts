// A demo whose registry has Firebase send the codes of a mobile registration, beside the one of the other tests.
import { testWith } from '../support/test-with';

/** As the other journeys' test, at merchants whose codes Firebase sends. */
export const test = testWith(({ entry }) => ({ entry: { ...entry, smsSender: 'firebase' } }));
