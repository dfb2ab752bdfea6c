import fc from 'fast-check';
import { LOGIN_IDLE, type LoginEvent, stepLogin } from '@/lib/shared/auth/login-machine';

const run = (...events: LoginEvent[]) => events.reduce(stepLogin, LOGIN_IDLE);

describe('login machine (A5)', () => {
  it('moves from idle through processing to done or failed', () => {
    expect(run('submit').phase).toBe('processing');
    expect(run('submit', 'succeeded').phase).toBe('done');
    expect(run('submit', 'failed').phase).toBe('failed');
  });

  it('ignores a second submit while processing, by handing back the same state', () => {
    const processing = run('submit');
    expect(stepLogin(processing, 'submit')).toBe(processing);
  });

  it('stays locked after the end until released', () => {
    const failed = run('submit', 'failed');
    expect(stepLogin(failed, 'submit')).toBe(failed);
    expect(run('submit', 'failed', 'released', 'submit').phase).toBe('processing');
  });

  it('takes no submit after a success: the page is leaving', () => {
    expect(run('submit', 'succeeded', 'released', 'submit').phase).toBe('done');
  });

  it('ignores ends without a start, and a release while processing', () => {
    expect(run('succeeded')).toBe(LOGIN_IDLE);
    expect(run('released')).toBe(LOGIN_IDLE);
    expect(run('submit', 'released')).toEqual({ phase: 'processing', isLocked: true });
  });

  it('is locked whenever it is processing, for every list of events', () => {
    const events = fc.array(fc.constantFrom<LoginEvent>('submit', 'succeeded', 'failed', 'released'));
    fc.assert(
      fc.property(events, (list) => {
        const state = run(...list);
        return state.phase !== 'processing' || state.isLocked;
      }),
    );
    expect(run().isLocked).toBe(false);
  });
});
