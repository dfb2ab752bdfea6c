const detectIncognito = jest.fn();
jest.mock('detectincognitojs', () => ({ detectIncognito }));

/** A new page, since the answer is cached for a page's lifetime. */
async function ask(): Promise<boolean> {
  jest.resetModules();
  const { isIncognito } = await import('@/lib/client/device/is-incognito');
  return isIncognito();
}

afterEach(() => jest.useRealTimers());

test.each([
  [{ isPrivate: true, browserName: 'Chrome' }, true],
  [{ isPrivate: false, browserName: 'Chrome' }, false],
  [{ isPrivate: 'yes' }, false],
  [{}, false],
])('%j is private: %s (A19, ruling 35)', async (answer, isPrivate) => {
  detectIncognito.mockResolvedValue(answer);
  expect(await ask()).toBe(isPrivate);
});

test('a detection that fails counts as no (ruling 35)', async () => {
  detectIncognito.mockRejectedValue(new Error('detectIncognito cannot determine the browser'));
  expect(await ask()).toBe(false);
});

test('a detection that never answers counts as no after three seconds (ruling 35)', async () => {
  jest.useFakeTimers();
  detectIncognito.mockReturnValue(new Promise(() => undefined));
  const isIncognitoResult = ask();
  await jest.advanceTimersByTimeAsync(3_100);
  expect(await isIncognitoResult).toBe(false);
});

test('a page sends one request', async () => {
  detectIncognito.mockResolvedValue({ isPrivate: true });
  jest.resetModules();
  const { isIncognito } = await import('@/lib/client/device/is-incognito');
  expect(await Promise.all([isIncognito(), isIncognito()])).toEqual([true, true]);
  expect(detectIncognito).toHaveBeenCalledTimes(1);
});
