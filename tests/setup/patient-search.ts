// What a test looks for in a page may come as late as the test's own limit allows, not a second: slow is not wrong.

/** Below the limit of a test, so that the report shows the page that lacked it. */
const LIMIT_MS = 15_000;

// Loaded with the first test file that asks for it: many ask for none.
jest.mock('@testing-library/react', () => {
  const library = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  library.configure({ asyncUtilTimeout: LIMIT_MS });
  return library;
});
