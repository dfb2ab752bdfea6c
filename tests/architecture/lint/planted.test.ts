import { readFileSync } from 'node:fs';
import { ALLOWED_IMPORTS, REFUSED_IMPORTS } from './import-table';
import { BROKEN_RULES, LET_OFF } from './rule-table';
import { lintSnippets } from './run-biome';
import { BROKEN_STYLE } from './style-table';

type Case = { rule: string; path: string; code: string };

const importCases = (rows: [string, string][]): Case[] =>
  rows.map(([path, module]) => ({ rule: 'noRestrictedImports', path, code: `import '${module}';` }));

/** A file of any name: the same rules apply to others beside it. */
const ANY_NAME = /\/x(?=\.tsx?$)/;
/** Returns a path for a case in a round; undefined where its own is taken and stands for that very file. */
function otherPath(path: string, taken: ReadonlyMap<string, Case>): string | undefined {
  if (!taken.has(path)) return path;
  return ANY_NAME.test(path) ? path.replace(ANY_NAME, `/x${taken.size}`) : undefined;
}

/** Lints in as few runs as possible: cases of one and the same file go into different rounds. */
function lintCases(cases: Case[]) {
  const rounds: Map<string, Case>[] = [];
  for (const one of cases) {
    const round = rounds.find((taken) => otherPath(one.path, taken)) ?? new Map<string, Case>();
    if (round.size === 0) rounds.push(round);
    round.set(otherPath(one.path, round) ?? one.path, one);
  }
  return new Map(
    rounds.flatMap((round) => {
      const rules = lintSnippets([...round].map(([path, { code }]) => ({ path, code })));
      return [...round].map(([path, one]) => [one, rules.get(path) ?? new Set<string>()] as const);
    }),
  );
}

const broken = [...importCases(REFUSED_IMPORTS), ...BROKEN_RULES, ...BROKEN_STYLE];
const fine = [...importCases(ALLOWED_IMPORTS), ...LET_OFF];
const matches = lintCases([...broken, ...fine]);

const title = ({ rule, path, code }: Case) => [rule, path, code.split('\n')[0]?.slice(0, 60)] as const;

test.each(broken.map((one) => [...title(one), one] as const))(
  '%s fires in %s on %s',
  (rule, _path, _code, one) => {
    expect([...(matches.get(one) ?? [])]).toContain(rule);
  },
);

test.each(fine.map((one) => [...title(one), one] as const))(
  '%s lets %s off for %s',
  (rule, _path, _code, one) => {
    expect([...(matches.get(one) ?? [])]).not.toContain(rule);
  },
);

test('noImportCycles fires on two files that import each other', () => {
  const rules = lintSnippets([
    { path: 'lib/shared/a/x.ts', code: "import { y } from './y';\nexport const x = () => y();" },
    { path: 'lib/shared/a/y.ts', code: "import { x } from './x';\nexport const y = () => x();" },
  ]);
  expect([...(rules.get('lib/shared/a/x.ts') ?? [])]).toContain('noImportCycles');
});

test('every rule that biome.json turns on by name has a planted violation', () => {
  const groups: Record<string, unknown>[] = Object.values(
    JSON.parse(readFileSync('biome.json', 'utf8')).linter.rules,
  );
  const isOn = ([, setting]: [string, unknown]) => setting === 'error' || typeof setting === 'object';
  const named = groups.flatMap((rules) =>
    typeof rules === 'object' ? Object.entries(rules).filter(isOn) : [],
  );
  const planted = new Set(['noImportCycles', ...broken.map(({ rule }) => rule)]);
  expect(named.map(([rule]) => rule).filter((rule) => !planted.has(rule))).toEqual([]);
});
