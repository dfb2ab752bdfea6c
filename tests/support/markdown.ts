// Parts of a Markdown page, for the checks of documents.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Page = { readonly path: string; readonly text: string };

const withoutBlocks = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

/** Returns a page's headings as GitHub names them in addresses. */
export const anchorsOf = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the links that lead to no other site: each with the file, from the root, and the heading that it leads to. */
export const linksOf = ({ path: file, text }: Page) =>
  [...withoutBlocks(text).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, target = '']) => {
    const [place = '', anchor] = target.split('#');
    return { target, to: place === '' ? file : path.posix.join(path.posix.dirname(file), place), anchor };
  });

/** Returns the links of a page that lead to no file, or to no heading of it. */
export const brokenLinksOf = (page: Page): string[] =>
  linksOf(page)
    .filter(
      ({ to, anchor }) =>
        !existsSync(to) || (anchor && !anchorsOf(readFileSync(to, 'utf8')).includes(anchor)),
    )
    .map(({ target }) => `${page.path} leads to ${target}`);
