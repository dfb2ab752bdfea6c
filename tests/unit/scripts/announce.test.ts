import { announcement, announcementLine } from '@/scripts/run/announce.mjs';

const mode = { isDemo: false, port: 4000, merchants: 'sandbox/merchants' };

test('a log gets the addresses as one JSON line, a terminal as a list (B53)', () => {
  const line = announcementLine(mode);
  expect(line).not.toContain('\n');
  const { level, time, addresses, msg } = JSON.parse(line);
  expect([level, Number.isNaN(Date.parse(time)), msg]).toEqual([30, false, 'the site answers']);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    expect(address).toMatch(/^http:\/\/[\w.-]+:4000$/);
    expect(announcement(mode, undefined).join('\n')).toContain(address);
  }
});
