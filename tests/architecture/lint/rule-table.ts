// For every lint rule of biome.json except those on imports: a file that breaks it, and an exempt file where one exists.
type Row = { rule: string; path: string; code: string };

const FUNCTION = (lines: number) => `export function long() {\n${'  run();\n'.repeat(lines)}}\n`;
const FILE = (lines: number) => 'run();\n'.repeat(lines);
const row = (rule: string, path: string, code: string): Row => ({ rule, path, code });

const SHARED_GLOBALS = [
  ...['window', 'document', 'process', 'navigator', 'location', 'history', 'performance', 'fetch'],
  ...[
    'localStorage',
    'sessionStorage',
    'setTimeout',
    'setInterval',
    'crypto',
    'WebSocket',
    'XMLHttpRequest',
    'Buffer',
  ],
];

export const BROKEN_RULES: Row[] = [
  ...SHARED_GLOBALS.map((name) =>
    row('noRestrictedGlobals', 'lib/shared/a/x.ts', `export const x = ${name};`),
  ),
  row('noRestrictedGlobals', 'components/a/x.tsx', 'export const x = fetch("/");'),
  row('noRestrictedGlobals', 'app/m/page.tsx', 'export const x = fetch("/");'),
  row('noRestrictedGlobals', 'lib/server/a/x.ts', 'export const x = fetch("/");'),
  row('noRestrictedGlobals', 'lib/client/a/x.ts', 'export const x = fetch("/");'),
  row('noRestrictedGlobals', 'lib/client/storage/x.ts', 'export const x = fetch("/");'),
  row('noRestrictedGlobals', 'components/a/x.tsx', 'export const x = localStorage;'),
  row('noRestrictedGlobals', 'lib/client/a/x.ts', 'export const x = sessionStorage;'),
  row('noRestrictedGlobals', 'lib/client/api/x.ts', 'export const x = localStorage;'),
  row('noProcessEnv', 'lib/server/a/x.ts', 'export const x = process.env.PORT;'),
  row('noProcessEnv', 'components/a/x.tsx', 'export const x = process.env.PORT;'),
  row('noProcessEnv', 'middleware.ts', 'export const x = process.env.PORT;'),
  row('noProcessEnv', 'sandbox/a/x.ts', 'export const x = process.env.PORT;'),
  row('noConsole', 'lib/server/a/x.ts', 'console.log(1);'),
  row('noConsole', 'components/a/x.tsx', 'console.error(1);'),
  row('noBarrelFile', 'lib/shared/a/index.ts', "export { x } from './x';"),
  row('noReExportAll', 'lib/shared/a/index.ts', "export * from './x';"),
  row('noDefaultExport', 'components/a/x.tsx', 'export default function X() { return null; }'),
  row('noDefaultExport', 'lib/server/a/x.ts', 'export default 1;'),
  row('noDefaultExport', 'app/m/home-view.tsx', 'export default function X() { return null; }'),
  row('noExplicitAny', 'lib/shared/a/x.ts', 'export const x: any = 1;'),
  row('noTsIgnore', 'lib/shared/a/x.ts', '// @ts-ignore\nexport const x = y;'),
  row('noEvolvingTypes', 'lib/shared/a/x.ts', 'let x;\nx = 1;\nexport const y = x;'),
  row('noEmptyBlockStatements', 'lib/shared/a/x.ts', 'try { run(); } catch {}'),
  row('noNonNullAssertion', 'lib/shared/a/x.ts', 'export const x = y!.z;'),
  row('noParameterAssign', 'lib/shared/a/x.ts', 'export function f(x: number) { x = 1; return x; }'),
  row('noEnum', 'lib/shared/a/x.ts', 'export enum X { A }'),
  row('noDocumentCookie', 'lib/client/a/x.ts', 'document.cookie = "a=b";'),
  row('noAlert', 'components/a/x.tsx', 'alert(1);'),
  row(
    'noDangerouslySetInnerHtml',
    'components/a/x.tsx',
    'export const X = () => <p dangerouslySetInnerHTML={{ __html: y }} />;',
  ),
  row('noUndeclaredDependencies', 'lib/server/a/x.ts', "import x from 'not-in-package-json';\nx();"),
  row('noUndeclaredDependencies', 'lib/server/a/x.ts', "import { chromium } from 'playwright';\nchromium();"),
  row('noUnusedVariables', 'lib/shared/a/x.ts', 'const x = 1;'),
  row('useFilenamingConvention', 'components/a/LoginForm.tsx', 'export const x = 1;'),
  row('useFilenamingConvention', 'lib/shared/a/camelCase.ts', 'export const x = 1;'),
  row('useMaxParams', 'lib/shared/a/x.ts', 'export const f = (a: 1, b: 2, c: 3, d: 4) => [a, b, c, d];'),
  row('noExcessiveLinesPerFunction', 'lib/shared/a/x.ts', FUNCTION(41)),
  row('noExcessiveLinesPerFunction', 'components/a/x.tsx', FUNCTION(71)),
  row('noExcessiveLinesPerFunction', 'scripts/x.mjs', FUNCTION(41)),
  row('noExcessiveLinesPerFile', 'lib/shared/a/x.ts', FILE(151)),
  row('noExcessiveLinesPerFile', 'lib/shared/a/code-table.ts', FILE(301)),
  row('noExcessiveLinesPerFile', 'tests/unit/a.test.ts', FILE(151)),
  row(
    'useHookAtTopLevel',
    'components/a/x.tsx',
    "import { useState } from 'react';\nexport function X(p: { a: 1 }) { if (p.a) useState(1); return null; }",
  ),
  row('useAltText', 'components/a/x.tsx', 'export const X = () => <img src="/a.png" />;'),
  row('useButtonType', 'components/a/x.tsx', 'export const X = () => <button>a</button>;'),
  row(
    'noBlankTarget',
    'components/a/x.tsx',
    'export const X = () => <a href="https://x.test" target="_blank">a</a>;',
  ),
  row('useExpect', 'tests/unit/a.test.ts', "test('asserts nothing', () => { run(); });"),
  row('noSkippedTests', 'tests/unit/a.test.ts', "test.skip('a', () => { expect(1).toBe(1); });"),
  row('noFocusedTests', 'tests/unit/a.test.ts', "test.only('a', () => { expect(1).toBe(1); });"),
  row(
    'noPlaywrightWaitForTimeout',
    'tests/browser/a.test.ts',
    "import { test, expect } from 'playwright/test';\ntest('a', async ({ page }) => { await page.waitForTimeout(1); expect(1).toBe(1); });",
  ),
];

export const LET_OFF: Row[] = [
  row('noProcessEnv', 'lib/server/platform/env.ts', 'export const x = process.env.PORT;'),
  row('noRestrictedGlobals', 'lib/client/storage/x.ts', 'export const x = localStorage;'),
  row('noRestrictedGlobals', 'lib/client/api/x.ts', 'export const x = fetch("/");'),
  row('noRestrictedGlobals', 'lib/server/provider/x.ts', 'export const x = fetch("/");'),
  row('noDefaultExport', 'app/m/page.tsx', 'export default function Page() { return null; }'),
  row('noExcessiveLinesPerFile', 'lib/shared/a/code-table.ts', FILE(299)),
  row('noExcessiveLinesPerFunction', 'components/a/x.tsx', FUNCTION(69)),
  row('noExcessiveLinesPerFunction', 'tests/unit/a.test.ts', FUNCTION(100)),
];
