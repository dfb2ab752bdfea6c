// Third-party code is part of the build; scripts from other origins have a documented exception (SEC-86).
import { readFileSync } from 'node:fs';
import { faultsOf, isCode, isSite, readFiles, type SourceFile, withoutComments } from '../tree';

/** The only places that put a script into a page, and the word by which their exception names them. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'lib/client/pixel/platform/insert-script.ts': 'platforms’ scripts',
  'lib/client/captcha/load-init.ts': 'security check’s',
  'lib/client/service/chat-object.ts': 'chat widget',
  'lib/server/pages/bytes/loader-script.ts': 'files of the build',
};

const PUTS_IN = /createElement\(\s*['"`]script|next\/script|\bimportScripts\(|<script[^>]*\ssrc=/;
const FROM_ELSEWHERE = /\bimport\(\s*['"`]https?:|from ['"]https?:/;
const SHARED_HOST =
  /\b(?:unpkg\.com|jsdelivr\.net|cdnjs\.|esm\.sh|skypack\.dev|ajax\.googleapis\.com|code\.jquery\.com|bootstrapcdn)/;

function checkScripts({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  return [
    ...(PUTS_IN.test(code) && !Object.hasOwn(EXCEPTIONS, path) ? ['puts a script in'] : []),
    ...(FROM_ELSEWHERE.test(code) ? ['imports from elsewhere'] : []),
    ...(SHARED_HOST.test(text) ? ['names a host of shared libraries'] : []),
  ];
}

test('libraries are part of the build: no other place loads a script (SEC-86)', () => {
  expect(
    faultsOf(
      readFiles((file) => isSite(file) && isCode(file)),
      checkScripts,
    ),
  ).toEqual([]);
});

test.each(Object.entries(EXCEPTIONS))('%s has a written exception: %s (SEC-86)', (file, word) => {
  expect(withoutComments(readFileSync(file, 'utf8'))).toMatch(PUTS_IN);
  const record = readFileSync('docs/decisions/third-party-scripts.md', 'utf8').replaceAll("'", '’');
  const rows = record.slice(record.indexOf('Exception to SEC-86')).split('\n');
  expect(rows.filter((row) => row.startsWith(`| ${word}`))).toHaveLength(1);
});

test.each([
  "document.createElement('script')",
  "import('https://esm.sh/x')",
  "import Script from 'next/script';",
  'const CDN = `cdn.jsdelivr.net`;',
])('the rule finds %s', (text) => {
  expect(checkScripts({ path: 'lib/client/a.ts', text })).not.toEqual([]);
});
