// The pages for operators, and the blocks of commands and files that they show.
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/operations';

/** A page by its path from the root. */
export type Page = { readonly path: string; readonly text: string };

/** Every page for operators, in the order of their paths. */
export const PAGES: readonly Page[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `${FOLDER}/${name}`)
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Returns the text of one page. @throws Error for an unknown name. */
export function readPage(name: string): string {
  const page = PAGES.find(({ path }) => path === `${FOLDER}/${name}`);
  if (!page) throw new Error(`There is no page ${name}.`);
  return page.text;
}

/** A fenced block. `kind` is what stands behind its opening fence. */
export type Block = { readonly kind: string; readonly text: string };

/** Returns the fenced blocks of a text, without their indentation. */
export const listBlocks = (text: string): Block[] =>
  [...text.matchAll(/^( *)```(.*)\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', kind = '', body = '']) => ({
    kind,
    text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

/** Returns the commands of a text that a test runs: those that need no machine of their own. */
export const listCommands = (text: string): string[] =>
  listBlocks(text)
    .filter(({ kind }) => kind === 'sh')
    .map((block) => block.text);
