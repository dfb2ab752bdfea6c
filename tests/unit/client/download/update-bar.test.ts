import { getBarFacts, storeBarRank, updateBar } from '@/lib/client/download/update-bar';
import { buildBarText } from '@/lib/shared/download/bar-visibility';
import { resetPage } from '@/tests/unit/client/page-of';

const { dataset } = document.documentElement;

beforeEach(() => {
  resetPage();
  dataset.bar = buildBarText({ systems: ['android'], login: true, rank: 2 });
  dataset.os = 'android';
  delete dataset.session;
  delete dataset.downloadBar;
});

test('a page without a bar is left alone', () => {
  delete dataset.bar;
  updateBar();
  expect(dataset.downloadBar).toBeUndefined();
});

test('the bar appears with the login and the rank, and disappears with either (S8, ruling 72)', () => {
  const settled = () => {
    updateBar();
    return dataset.downloadBar;
  };
  expect(settled()).toBe('off');
  dataset.session = '1';
  expect(settled()).toBe('off');
  storeBarRank(2);
  expect(settled()).toBe('on');
  storeBarRank(undefined);
  expect([settled(), getBarFacts().rank]).toEqual(['off', 0]);
});

test('closed, it stays closed, also where nothing can be stored (S8)', () => {
  dataset.session = '1';
  storeBarRank(3);
  dataset.downloadBar = 'closed';
  updateBar();
  expect(dataset.downloadBar).toBe('closed');
});
