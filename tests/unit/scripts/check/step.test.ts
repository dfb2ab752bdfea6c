import { runStep } from '@/scripts/check/step.mjs';

const check = jest.fn(async () => ({ passed: 2, failed: 0 }));

afterEach(() => {
  delete process.env.TEST_UNTIL;
});

test('a step that would begin too late for the pipeline is named, and counts as nothing', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  process.env.TEST_UNTIL = String(Date.now() / 1000 - 1);
  expect(await runStep({ name: 'journeys', check })).toMatchObject({ passed: 0, failed: 0 });
  expect(check).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledWith('– journeys: not run, the pipeline has no time left');
});

test.each([undefined, String(Date.now() / 1000 + 600)])(
  'a step in time runs: TEST_UNTIL=%s',
  async (until) => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    if (until) process.env.TEST_UNTIL = until;
    expect(await runStep({ name: 'journeys', check })).toMatchObject({ passed: 2, failed: 0, names: [] });
  },
);

test('an exception is a failure', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = () => Promise.reject(new Error('no site'));
  expect(await runStep({ name: 'journeys', check: broken })).toEqual({
    ...{ passed: 0, failed: 1 },
    ...{ names: ['journeys'], retried: [] },
  });
});

test('names of a step’s tests begin with the step, and those of a second try are kept apart', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const retried = async () => ({ passed: 1, failed: 1, names: ['opens'], retried: ['closes'] });
  expect(await runStep({ name: 'journeys', check: retried })).toMatchObject({
    names: ['journeys: opens'],
    retried: ['journeys: closes'],
  });
});
