import { readFileSync } from 'node:fs';
import { makePicker, orderOf } from '@/tools/fleet/pick-instance.mjs';
import { balanceTable, regionTable } from '@/tools/fleet.mjs';

const HOSTS = Array.from({ length: 200 }, (_, at) => `brand${at}.example`);

test('a host keeps its instance when another one is added or leaves', () => {
  for (const host of HOSTS) {
    const [six, five] = [orderOf(host, 6), orderOf(host, 5)];
    expect(six.filter((at: number) => at !== 5)).toEqual(five);
  }
});

test('no instance gets more than the bound above the mean (B52)', () => {
  const pick = makePicker('bounded', 4, 1.25);
  const loads = [0, 0, 0, 0];
  for (let count = 0; count < 1_000; count += 1) {
    const at = pick('busy.example', loads);
    loads[at] = (loads[at] ?? 0) + 1;
  }
  expect(Math.max(...loads)).toBeLessThanOrEqual(Math.ceil(1.25 * 250));
});

test('the page on regions shows the simulation’s results (B52)', () => {
  const page = readFileSync('docs/operations/scaling/regions.md', 'utf8').replaceAll(/ +/g, ' ');
  for (const line of [...balanceTable(), ...regionTable()]) expect(page).toContain(line);
});
