import pino from 'pino';
import { getLog, logConsole } from '@/lib/server/platform/log';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv({ LOG_LEVEL: 'warn' });

test('there is one logger, at the level of the environment (B42)', () => {
  expect(getLog()).toBe(getLog());
  expect(getLog().level).toBe('warn');
  expect(getLog().isLevelEnabled('info')).toBe(false);
});

test('a secret field is hidden, at the top and one below (B42)', () => {
  const lines: string[] = [];
  const stream = getLog()[pino.symbols.streamSym as never] as unknown as { write: (line: string) => void };
  jest.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  getLog().warn(
    {
      token: 's3cret',
      headers: { cookie: 's3cret', authorization: 's3cret' },
      password: 's3cret',
      merchant: 'one',
    },
    'told',
  );
  getLog().warn(
    { body: { password: 's3cret', mobileNum: 's3cret', verifyCode: 's3cret', tokens: 's3cret' } },
    'told',
  );
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain('s3cret');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ merchant: 'one', token: '[hidden]', msg: 'told' });
});

const original = { ...console };

afterEach(() => void Object.assign(console, original));

test('Next’s output becomes one log message at its level, without colours (B53)', () => {
  const info = jest.spyOn(getLog(), 'info').mockReturnValue();
  const error = jest.spyOn(getLog(), 'error').mockReturnValue();
  logConsole();
  console.log(' \u001b[32m✓\u001b[39m Running %s took %dms', 'next.config.mjs', 67);
  console.error(' ⨯', Object.assign(new Error('broken'), { digest: '3141592653' }));
  expect(info.mock.calls).toEqual([['✓ Running next.config.mjs took 67ms']]);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^⨯ Error: broken\n[\s\S]*digest: '3141592653'/));
});
