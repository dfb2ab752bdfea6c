// Every regular expression that is written in the site's own code, read by a parser.
import { parse } from '@babel/parser';
import { isCode, isSite, readFiles, type SourceFile } from '../tree';

export type ListedRegex = { readonly place: string; readonly source: string; readonly flags: string };

type Token = {
  readonly type?: { readonly label?: string };
  readonly value?: { readonly pattern?: string; readonly flags?: string };
  readonly loc: { readonly start: { readonly line: number } };
};

/** The literals of one file. */
export function regexesIn({ path: file, text }: SourceFile): ListedRegex[] {
  const plugins = file.endsWith('.tsx') ? (['typescript', 'jsx'] as const) : (['typescript'] as const);
  const { tokens } = parse(text, { sourceType: 'module', plugins: [...plugins], tokens: true });
  return ((tokens ?? []) as Token[])
    .filter(({ type }) => type?.label === 'regexp')
    .map(({ value, loc }) => ({
      place: `${file}:${loc.start.line}`,
      source: value?.pattern ?? '',
      flags: value?.flags ?? '',
    }));
}

/** All of the site's, each once, with its first place. */
export function listRegexes(): ListedRegex[] {
  const all = readFiles((file) => isSite(file) && isCode(file)).flatMap(regexesIn);
  return [...new Map(all.toReversed().map((one) => [`/${one.source}/${one.flags}`, one])).values()].reverse();
}
