import { faultsOf, isCode, readFiles, type SourceFile, withoutComments } from './tree';

// Every file of lib: a sentence on top or one documented export, its guard first, a docstring before each function.
const EXPORTED_FUNCTION =
  /^export (?:async )?function\*? (\w+)|^export const (\w+)(?:: [^=\n]+(?:=>[^=\n]+)?)? = (?:async )?(?:<[^>]*>)?\(?[^;]*?\)?(?:: [^=]+?)? =>/;

const guardOf = (file: string) => /^lib\/(server|client)\//.exec(file)?.[1];

function checkGuard({ path: file, text }: SourceFile): string[] {
  const guard = guardOf(file);
  if (!guard || withoutComments(text).trimStart().startsWith(`import '${guard}-only';`)) return [];
  return [`the first statement is not import '${guard}-only'`];
}

const VALUE_EXPORT = /^export (?:async )?(?:function\*?|const|class) /;

// The docstring of an only export says what its file is for.
function hasOneDocumentedExport(text: string): boolean {
  const lines = text.split('\n');
  const exports = lines.flatMap((line, index) => (VALUE_EXPORT.test(line) ? [index] : []));
  return exports.length === 1 && (lines[(exports[0] ?? 0) - 1]?.trimEnd().endsWith('*/') ?? false);
}

function checkHeader({ text }: SourceFile): string[] {
  if (/^(\/\/ |\/\*)/.test(text) || hasOneDocumentedExport(text)) return [];
  return ['neither starts with a sentence on what it is for nor has one documented export'];
}

function checkDocstrings({ text }: SourceFile): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const match = EXPORTED_FUNCTION.exec(line);
    const isOverload = lines[index - 1]?.startsWith('export function') ?? false;
    if (!match || isOverload || lines[index - 1]?.trimEnd().endsWith('*/')) return [];
    return [`${match[1] ?? match[2]} has no docstring`];
  });
}

const lib = readFiles((file) => /^lib\//.test(file) && isCode(file));

test('the first statement on either side of lib is its guard', () => {
  expect(faultsOf(lib, checkGuard)).toEqual([]);
});

test('every file of lib states its purpose, on top or at its only export', () => {
  expect(faultsOf(lib, checkHeader)).toEqual([]);
});

test('every exported function of lib has a docstring', () => {
  expect(faultsOf(lib, checkDocstrings)).toEqual([]);
});

test.each([
  ['lib/server/a.ts', "import { z } from 'zod';\nimport 'server-only';"],
  ['lib/server/a.ts', "import 'client-only';"],
  ['lib/client/a.ts', "// import 'client-only';\nexport const x = 1;"],
])('the rule finds a missing guard in %s', (path, text) => {
  expect(checkGuard({ path, text })).toHaveLength(1);
});

test('the rule accepts a guard under a comment, and requires none in lib/shared', () => {
  expect(checkGuard({ path: 'lib/server/a.ts', text: "// For x.\nimport 'server-only';" })).toEqual([]);
  expect(checkGuard({ path: 'lib/shared/a.ts', text: 'export const x = 1;' })).toEqual([]);
});

test('the rule finds a file that does not state its purpose', () => {
  const check = (text: string) => checkHeader({ path: 'lib/shared/a.ts', text });
  expect(check("import 'x';\n// Late.")).toHaveLength(1);
  expect(check("import 'x';\nexport function x() {}")).toHaveLength(1);
  expect(
    check("import 'x';\n/** Why. */\nexport function x() {}\n/** Why. */\nexport const y = 1;"),
  ).toHaveLength(1);
  expect(check("import 'x';\n/** Why. */\nexport function x() {}")).toEqual([]);
});

test.each([
  'export function x() {}',
  'export async function x() {}',
  'export const x = (a: string): number => 1;',
  'export const x = async () => 1;',
  'export const x: Reader = (a) => 1;',
])('the rule finds a missing docstring on %s', (text) => {
  expect(checkDocstrings({ path: 'lib/a.ts', text })).toEqual(['x has no docstring']);
  expect(checkDocstrings({ path: 'lib/a.ts', text: `/** Why. */\n${text}` })).toEqual([]);
});
