import { readFileSync, statSync } from 'node:fs';

const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');

test('the workflow runs the whole pipeline by .ci/run, which is a program', () => {
  expect(workflow).toMatch(/^ {6}- run: \.ci\/run$/m);
  expect(statSync('.ci/run').mode & 0o111).not.toBe(0);
});

test('the workflow begins under the oldest major version of Node that package.json promises', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, major] = /^>=(\d+)\./.exec(engines.node) ?? [];
  expect(workflow).toMatch(new RegExp(`^ {6}image: node:${major}-bookworm$`, 'm'));
});

test('development runs the major version that both .nvmrc and package.json name', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(devDependencies.node.split('.')[0]).toBe(readFileSync('.nvmrc', 'utf8').trim());
});

test('.editorconfig and Biome agree on indents and width', () => {
  const { formatter } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const settings = Object.fromEntries(
    [...readFileSync('.editorconfig', 'utf8').matchAll(/^(\w+) = (\S+)$/gm)]
      .slice(0, 8)
      .map((pair) => pair.slice(1)),
  );
  expect(settings).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
  });
});
