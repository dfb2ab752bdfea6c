// Lints made-up files as if they stood in the project: a temporary tree with the project's own biome.json.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Snippet = { path: string; code: string };
type Diagnostic = { severity: string; category: string; location: { path: string } };

const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome');
const MEGABYTES = 2 ** 20;

function lintFolder(folder: string): Diagnostic[] {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const run = spawnSync(process.execPath, [BIOME, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * MEGABYTES,
  });
  return JSON.parse(run.stdout).diagnostics;
}

/** The rules that report an error, by path of the snippet. */
export function lintSnippets(snippets: Snippet[]): Map<string, Set<string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  for (const file of ['biome.json', 'package.json', '.gitignore'])
    copyFileSync(file, path.join(folder, file));
  const rules = new Map(snippets.map((snippet) => [snippet.path, new Set<string>()]));
  for (const snippet of snippets) {
    mkdirSync(path.dirname(path.join(folder, snippet.path)), { recursive: true });
    writeFileSync(path.join(folder, snippet.path), snippet.code);
  }
  for (const { severity, category, location } of lintFolder(folder)) {
    if (severity === 'error') rules.get(location.path)?.add(category.split('/').at(-1) ?? '');
  }
  rmSync(folder, { recursive: true });
  return rules;
}
