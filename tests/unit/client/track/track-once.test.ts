import { eventNamesIn, openPage, passMoment } from './tracked-page';

/** Opens a page with its deferred widgets, and returns the events that it reports without any action. */
async function visit(isNew = false) {
  const page = await openPage({ isNew });
  page.startDelivery();
  page.trackVisit();
  await passMoment();
  return eventNamesIn(page.calls);
}

test('the first page of a device reports firstOpen and viewContent in one call, a reload nothing (T2)', async () => {
  expect(await visit(true)).toEqual(['firstOpen', 'viewContent']);
  expect(await visit()).toEqual([]);
});

test('a new tab reports viewContent again, and never firstOpen (T2, ruling 69)', async () => {
  await visit(true);
  sessionStorage.clear();
  expect(await visit()).toEqual(['viewContent']);
});

test('a device without storage reports neither, instead of both on every page (T2)', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  localStorage.clear();
  sessionStorage.clear();
  const page = await openPage({ isNew: false });
  page.startDelivery();
  page.trackVisit();
  jest.restoreAllMocks();
  await passMoment();
  expect(eventNamesIn(page.calls)).toEqual([]);
});
