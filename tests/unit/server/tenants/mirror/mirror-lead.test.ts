import { statSync } from 'node:fs';
import path from 'node:path';
import { claimMirrorLead, LEADER_LOST_MS, leaveMirror } from '@/lib/server/tenants/mirror/mirror-lead';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const lock = () => path.join(makeTemporaryFolder('lock'), 'source.lock');

test('one of the processes that share a copy leads (B50)', () => {
  const file = lock();
  expect([claimMirrorLead(file, 'a'), claimMirrorLead(file, 'b'), claimMirrorLead(file, 'a')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('another one takes over from a silent leader, which then steps back (B50)', () => {
  const file = lock();
  claimMirrorLead(file, 'a');
  const silentMs = statSync(file).mtimeMs + LEADER_LOST_MS;
  expect(claimMirrorLead(file, 'b', silentMs - 1)).toBe(false);
  expect(claimMirrorLead(file, 'b', silentMs + 1)).toBe(true);
  expect(claimMirrorLead(file, 'a')).toBe(false);
});

test('after the clock was set back, another one takes over from a leader that ended before; a slightly faster clock loses no lead (B50, FLT-37)', () => {
  const file = lock();
  claimMirrorLead(file, 'a');
  const writtenMs = statSync(file).mtimeMs;
  expect(claimMirrorLead(file, 'b', writtenMs - LEADER_LOST_MS + 1)).toBe(false);
  expect(claimMirrorLead(file, 'b', writtenMs - 3_600_000)).toBe(true);
  expect(claimMirrorLead(file, 'a')).toBe(false);
});

test('a leader that ends leaves at once, and only its own place', () => {
  const file = lock();
  claimMirrorLead(file, 'a');
  leaveMirror(file, 'b');
  expect(claimMirrorLead(file, 'b')).toBe(false);
  leaveMirror(file, 'a');
  expect(claimMirrorLead(file, 'b')).toBe(true);
});

test('where the lock cannot be written, a process does not lead', () => {
  expect(claimMirrorLead('/nowhere/source.lock', 'a')).toBe(false);
});
