import { readFileSync } from 'node:fs';
import { ENV_NAMES, parseEnv } from '@/lib/server/platform/env';

// .env.example and the reader of the environment have the same names, and no other file reads the environment.
const listNames = (text: string): string[] =>
  [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

test('.env.example lists what lib/server/platform/env.ts reads', () => {
  expect(listNames(readFileSync('.env.example', 'utf8')).sort()).toEqual([...ENV_NAMES].sort());
});

test('the rule reads names with and without a value, set or commented out', () => {
  expect(listNames('# Port.\nPORT=1\n\n# MERCHANTS=\nLOG_LEVEL=')).toEqual([
    'PORT',
    'MERCHANTS',
    'LOG_LEVEL',
  ]);
});

test('a bad environment is refused with all its faults at once, and no secret in the text', () => {
  const secret = 'short-secret';
  const read = () => parseEnv({ PORT: 'x', SESSION_SECRET: secret, LOG_LEVEL: 'loud' });
  expect(read).toThrow(/PORT[\s\S]*MERCHANTS[\s\S]*SESSION_SECRET[\s\S]*LOG_LEVEL/);
  expect(read).not.toThrow(secret);
});
