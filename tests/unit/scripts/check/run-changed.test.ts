import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'run-changed-'));
jest.mock('@/scripts/bootstrap/root.mjs', () => ({
  ROOT: folder,
  fromRoot: (...parts: string[]) => path.join(folder, ...parts),
}));

const { runChanged } = jest.requireActual<typeof import('@/scripts/check/run-changed.mjs')>(
  '@/scripts/check/run-changed.mjs',
);

const run = (hash: string, more = {}) => ({ reach: 'quick', files: { a: hash }, isWhole: false, ...more });

/** A suite whose check returns the given result, and records what it was asked to run. */
function suiteOf(name: string) {
  const recheckedFiles: (string[] | undefined)[] = [];
  const act = async (
    given: ReturnType<typeof run>,
    { failed = [] as string[], sum = { passed: 1, failed: 0 } } = {},
  ) =>
    runChanged(name, given, {
      choose: ({ changed, failed: before }: { changed: string[]; failed: string[] }) => [
        ...changed,
        ...before,
      ],
      listFailed: () => failed,
      check: async (files?: string[]) => {
        recheckedFiles.push(files);
        return sum;
      },
    });
  return { recheckedFiles, act };
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('the first run is complete, the same tree again runs nothing, a change runs the affected tests', async () => {
  const { recheckedFiles, act } = suiteOf('plain');
  await act(run('1'));
  expect(await act(run('1'))).toEqual({ passed: 0, failed: 0 });
  await act(run('2'));
  expect(recheckedFiles).toEqual([undefined, ['a']]);
});

test('a failed test is chosen again until it passes', async () => {
  const { recheckedFiles, act } = suiteOf('failing');
  await act(run('1'), { failed: ['x'], sum: { passed: 3, failed: 1 } });
  await act(run('1'));
  await act(run('1'));
  expect(recheckedFiles).toEqual([undefined, ['x']]);
});

test('after a run without a list of failures, and after an interrupted one, everything runs', async () => {
  const { recheckedFiles, act } = suiteOf('broken');
  await act(run('1'));
  await act(run('2'), { sum: { passed: 0, failed: 1 } });
  await act(run('2'));
  expect(recheckedFiles).toEqual([undefined, ['a'], undefined]);
});

test('a pipeline leaves nothing out', async () => {
  const { recheckedFiles, act } = suiteOf('whole');
  await act(run('1'));
  await act(run('1', { isWhole: true }));
  expect(recheckedFiles).toEqual([undefined, undefined]);
});
