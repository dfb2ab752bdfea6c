import { requireKnownArgs } from '@/scripts/run/site-args.mjs';
import { runToEnd } from '@/tests/support/run-to-end';

test('npm start and npm run dev reject a switch that they do not know', () => {
  expect(() => requireKnownArgs(['--plain'], ['--plian'])).toThrow(
    'Unknown: --plian. This command takes --plain',
  );
  expect(() => requireKnownArgs([], ['--port=1'])).toThrow('takes no switch; the environment sets the rest');
  expect(() => requireKnownArgs(['--plain'], ['--plain'])).not.toThrow();
});

test('npm run explain names a file that is missing (B53)', async () => {
  const { code, output, errors } = await runToEnd(['scripts/explain.mjs', '/nowhere/stack.txt'], {});
  expect([code, output, errors]).toEqual([2, '', 'There is no file /nowhere/stack.txt.\n']);
});

test('an unknown switch of a tool is reported in one line, without a stack', async () => {
  const { code, errors } = await runToEnd(['tools/matrix.mjs', '--foo'], {});
  expect(code).toBe(1);
  expect(errors).toMatch(/^Unknown option '--foo'/);
  expect(errors.trim().split('\n')).toHaveLength(1);
});
