import { PAGE_LENGTH, toListPage } from '@/lib/shared/lobby/list-page';

const ALL = Array.from({ length: PAGE_LENGTH + 2 }, (_none, at) => at);

test('a list is shown in pages', () => {
  expect(toListPage(ALL, 1)).toEqual({ items: ALL.slice(0, PAGE_LENGTH), page: 1, last: 2 });
  expect(toListPage(ALL, 2)).toEqual({ items: [PAGE_LENGTH, PAGE_LENGTH + 1], page: 2, last: 2 });
});

test('a page number that is too high means the last page', () => {
  expect(toListPage(ALL, 99)).toEqual(toListPage(ALL, 2));
  expect(toListPage([], 99)).toEqual({ items: [], page: 1, last: 1 });
});
