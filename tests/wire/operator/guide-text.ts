// The guide and its pages for incidents, and the commands that they show.
import { readFileSync } from 'node:fs';

export const GUIDE = readFileSync('docs/operators.md', 'utf8');
export const INCIDENTS = ['provider-down', 'bad-deploy', 'leaked-secret'].map((name) =>
  readFileSync(`docs/incidents/${name}.md`, 'utf8'),
);

export type Block = { readonly isRoot: boolean; readonly text: string };

/** Commands of a text: those for anybody, and those that need a machine of their own. */
export function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^( *)```sh( root)?\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', root, body = '']) => ({
      isRoot: root !== undefined,
      text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}
