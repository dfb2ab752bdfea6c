// Properties try the same values in every ordinary run, and new ones with TEST_RANDOM=1; what fails prints its seed either way.

const SEED = 20_261_123;

// Loaded with the first test file that asks for it: most ask for none.
jest.mock('fast-check', () => {
  const fc = jest.requireActual<typeof import('fast-check')>('fast-check');
  if (process.env.TEST_RANDOM !== '1') fc.configureGlobal({ seed: SEED });
  return fc;
});
