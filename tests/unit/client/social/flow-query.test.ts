import { restoreFlowQuery, storeFlowQuery, toLastingQuery } from '@/lib/client/social/flow-query';
import { resetPage } from '../page-of';

beforeEach(resetPage);
afterEach(() => window.history.replaceState(null, '', '/'));

const HERE = '/m/login?go=%2Fm%2Fgame&r=A&fbclid=IwAR&token=s3cret&state=s';

test('the tab remembers the carried query for the return, the device all but click ids (RR5, RR12, ruling 67)', () => {
  window.history.replaceState(null, '', HERE);
  expect(toLastingQuery()).toBe('?r=A&go=%2Fm%2Fgame');
  storeFlowQuery();
  expect(JSON.stringify({ ...localStorage })).not.toContain('IwAR');
  window.history.replaceState(null, '', '/m/home');
  restoreFlowQuery('?go=%2Fm%2Fother');
  expect(window.location.search).toBe('?r=A&fbclid=IwAR&go=%2Fm%2Fgame');
  restoreFlowQuery('?go=%2Fm%2Fother');
  expect(window.location.search).toBe('?go=%2Fm%2Fother');
});

test.each(['?go=//evil.example&r=A', '?go=javascript:x&token=s3cret&r=A', 'r=A#x?y'])(
  'a record of %j brings back nothing but what is ours (RR5, SEC-69)',
  (recorded) => {
    restoreFlowQuery(recorded);
    expect(window.location.href).toMatch(/^http:\/\/localhost\/(\?r=A(%23x%3Fy)?)?$/);
  },
);
