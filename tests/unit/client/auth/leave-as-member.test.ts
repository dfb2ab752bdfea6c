import { leaveAsMember } from '@/lib/client/auth/finish-login';
import { noteEntry } from '@/lib/client/auth/leave-entry';
import { reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { setUnderlyingPage } from '@/lib/client/page/underlying-page';
import { resetPage } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn(), reloadPage: jest.fn() }));

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/m/register');
  document.body.innerHTML = '<dialog data-entry></dialog>';
  setUnderlyingPage('/m/activity');
});
afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

test.each([
  [undefined, '/m/home'],
  ['/m/game', '/m/game'],
])('a registration over a page, with the stored go %s, ends on %s (RR4, A2)', (go, place) => {
  if (go) sessionStorage.setItem('mc_go', go);
  leaveAsMember(false, { isNew: true });
  expect(replacePage).toHaveBeenLastCalledWith(place);
  expect(sessionStorage.getItem('mc_go')).toBeNull();
});

test('a log-in over a page returns to that page, whatever `go` was before and wherever the history leads; a second tap goes back no further (RR1)', () => {
  sessionStorage.setItem('mc_go', '/m/game');
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
  leaveAsMember(false, {});
  leaveAsMember(false, {});
  expect(back).toHaveBeenCalledTimes(1);
  expect(replacePage).not.toHaveBeenCalled();
  history.replaceState(null, '', '/m/login');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(replacePage).toHaveBeenCalledWith('/m/activity');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a forced password change leads on to the page over which the log-in stood (RR1, A6)', () => {
  leaveAsMember(true, {});
  expect(replacePage).toHaveBeenCalledWith('/m/changePsw?go=%2Fm%2Factivity');
});

test('a log-in that ends after its form was left leaves the player on the page where they are, and leads to a forced password change all the same (RR1, A6)', () => {
  noteEntry();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/m/news');
  leaveAsMember(false, {});
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(replacePage).not.toHaveBeenCalled();
  leaveAsMember(true, {});
  expect(replacePage).toHaveBeenCalledWith('/m/changePsw');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
