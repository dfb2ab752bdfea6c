import { existsSync } from 'node:fs';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';
import { blocksOf, GUIDE, INCIDENTS } from '@/tests/wire/operator/guide-text';

// What of the guide no test can run: it is of known kinds, and leads to what there is (tests/wire/operator runs the rest).
const ROOT_COMMANDS = /^(?:apt-get|useradd|git|npm|cd|certbot|ln|mkdir|cp|nginx|chgrp|chmod|systemctl) /;

test('commands for a machine of its own are of known kinds, and every file that is named is there', () => {
  const all = [GUIDE, ...INCIDENTS];
  const lines = all
    .flatMap(blocksOf)
    .filter(({ isRoot }) => isRoot)
    .flatMap(({ text }) =>
      text
        .trim()
        .replaceAll(/\\\n\s*/g, '')
        .split('\n'),
    );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !ROOT_COMMANDS.test(line))).toEqual([]);
  const named = all.flatMap((text) => text.match(/\b(?:deploy|docs|scripts|lib|tests)\/[\w./-]*\w/g) ?? []);
  const missing = named.filter((file) => !existsSync(file) && !existsSync(`${file}.test.ts`));
  expect(missing.filter((file) => !/^deploy\/(?:merchants|certs)/.test(file))).toEqual([]);
  const links = [...GUIDE.matchAll(/\]\((?:#([a-z0-9-]+)|(incidents\/[a-z-]+\.md))\)/g)];
  const anchors = [...GUIDE.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(
    links.filter(([, anchor, file]) => (anchor ? !anchors.includes(anchor) : !existsSync(`docs/${file}`))),
  ).toEqual([]);
});

test('every code of the site stands in the guide with what it means (B12)', () => {
  const codes = GUIDE.slice(GUIDE.indexOf('| `code` of the site'), GUIDE.indexOf('## Upgrade'));
  const told = [...codes.matchAll(/^\| `(\w+)` /gm)].map(([, code = '']) => code);
  expect(told.toSorted()).toEqual(['code', ...Object.keys(SITE_ERRORS)].toSorted());
});
