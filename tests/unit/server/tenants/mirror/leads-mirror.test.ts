import { statSync } from 'node:fs';
import path from 'node:path';
import { LEADER_LOST_MS, leadsMirror, leaveMirror } from '@/lib/server/tenants/mirror/leads-mirror';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const lock = () => path.join(makeTemporaryFolder('lock'), 'source.lock');

test('one of the processes that share a copy leads (B50)', () => {
  const file = lock();
  expect([leadsMirror(file, 'a'), leadsMirror(file, 'b'), leadsMirror(file, 'a')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('another one takes over from a silent leader, which then steps back (B50)', () => {
  const file = lock();
  leadsMirror(file, 'a');
  const silentMs = statSync(file).mtimeMs + LEADER_LOST_MS;
  expect(leadsMirror(file, 'b', silentMs - 1)).toBe(false);
  expect(leadsMirror(file, 'b', silentMs + 1)).toBe(true);
  expect(leadsMirror(file, 'a')).toBe(false);
});

test('a leader that ends leaves at once, and only its own place', () => {
  const file = lock();
  leadsMirror(file, 'a');
  leaveMirror(file, 'b');
  expect(leadsMirror(file, 'b')).toBe(false);
  leaveMirror(file, 'a');
  expect(leadsMirror(file, 'b')).toBe(true);
});

test('where the lock cannot be written, a process does not lead', () => {
  expect(leadsMirror('/nowhere/source.lock', 'a')).toBe(false);
});
