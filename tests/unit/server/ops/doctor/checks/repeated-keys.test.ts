import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkRepeatedKeys } from '@/lib/server/ops/doctor/checks/repeated-keys';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

test('a key that stands twice in one object is named, since the first one counts for nothing (B41)', () => {
  const site = setRegistry([]);
  const write = (name: string, text: string) => writeFileSync(path.join(site.folder, name), text);
  write(
    'a.json',
    '{"code": "a", "theme": {"radius": 1}, "x": ["theme", {"theme": 1}], "theme": {"radius": 2}}',
  );
  write('b.json', '[{"code": "b", "t": "\\"t\\":{"}, {"code": "c", "safety": {"code": 1}}]');
  write('c.json', '{"a": 1, "a": 2,}');
  site.write('d.json', toEntry('d'));
  expect(checkRepeatedKeys(site.folder).map(({ text }) => text)).toEqual([
    'a.json has the key "theme" twice in one object: the last one counts',
  ]);
  expect(checkRepeatedKeys(path.join(site.folder, 'nowhere'))).toEqual([]);
});
