// The smaller bans of biome.json, one broken file each: [rule, code] or [rule, code, path].
type Row = [rule: string, code: string, path?: string];

const COMPONENT = 'components/a/x.tsx';

const ROWS: Row[] = [
  ['noUnusedImports', "import { y } from './y';"],
  ['noUnusedFunctionParameters', 'export const f = (x: number) => 1;'],
  ['noCommonJs', "export const x = require('y');"],
  ['noNamespace', 'export namespace X { export const y = 1; }'],
  ['useConst', 'let x = 1;\nexport const y = x;'],
  ['useImportType', "import { Y } from './y';\nexport const x: Y = 1;"],
  ['useExportType', 'type Y = 1;\nexport { Y };'],
  ['useNodejsImportProtocol', "import fs from 'fs';\nfs();", 'lib/server/a/x.ts'],
  ['useTemplate', "export const x = (y: string) => 'a' + y + 'b';"],
  ['useDefaultParameterLast', 'export const f = (a = 1, b: number) => a + b;'],
  ['noUselessElse', 'export function f(x: 1) { if (x) { return 1; } else { return 2; } }'],
  ['noInferrableTypes', 'export const f = (x: number = 1) => x;'],
  ['useAsConstAssertion', "export const x = 'a' as 'a';"],
  ['useThrowOnlyError', "export function f() { throw 'x'; }"],
  ['noVar', 'var x = 1;\nexport const y = x;'],
  ['useSelfClosingElements', 'export const X = () => <p></p>;', COMPONENT],
  ['noHeadElement', 'export const X = () => <head><title>a</title></head>;', COMPONENT],
  ['noNestedComponentDefinitions', 'export function X() { const Y = () => <p />; return <Y />; }', COMPONENT],
  [
    'noNextAsyncClientComponent',
    "'use client';\nexport default async function X() { return <p />; }",
    'app/m/page.tsx',
  ],
  [
    'useExhaustiveDependencies',
    "import { useEffect } from 'react';\nexport function X(p: { a: 1 }) { useEffect(() => run(p.a), []); return null; }",
    COMPONENT,
  ],
];

export const BROKEN_STYLE = ROWS.map(([rule, code, path = 'lib/shared/a/x.ts']) => ({ rule, path, code }));
