// Imports have one direction: in lib/server from a later layer to an earlier one, and nowhere in a cycle of folders.
import path from 'node:path';
import { isCode, readFiles, type SourceFile } from './tree';

/** Layers of lib/server, lowest first. */
const LAYERS = [
  ...['platform', 'tenants', 'provider', 'sessions', 'http', 'features'],
  ...['api-proxy', 'pages', 'pipeline', 'node', 'ops'],
];
const ROOTS = ['lib/', 'components/', 'app/', 'scripts/', 'tools/', 'sandbox/'];
const isMember = (file: string): boolean => ROOTS.some((root) => file.startsWith(root)) && isCode(file);

type Import = { readonly from: string; readonly to: string };

function importsOf({ path: from, text }: SourceFile): Import[] {
  const targets = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](@\/|\.\.?\/)([^'"]+)['"]/g)];
  return targets.map(([, kind = '', place = '']) => ({
    from,
    to: kind === '@/' ? place : path.join(path.dirname(from), kind, place),
  }));
}

const layerOf = (file: string): number => LAYERS.indexOf(file.split('/')[2] ?? '');

function upwardOf(imports: readonly Import[]): string[] {
  const own = imports.filter(({ from, to }) => [from, to].every((file) => file.startsWith('lib/server/')));
  return own
    .filter(({ from, to }) => layerOf(from) < layerOf(to) || layerOf(from) === -1)
    .map(({ from, to }) => `${from} imports ${to}`);
}

function folderGraph(imports: readonly Import[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [own, other] = [path.dirname(from), path.dirname(to)];
    if (own === other || !isMember(`${to}.ts`)) continue;
    graph.set(own, (graph.get(own) ?? new Set()).add(other));
  }
  return graph;
}

function reachOf(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    waiting.push(...(graph.get(folder) ?? []));
  }
  return reached;
}

/** Folders that import themselves through others. */
function tangledOf(imports: readonly Import[]): string[] {
  const graph = folderGraph(imports);
  return [...graph.keys()].filter((folder) => reachOf(graph, folder).has(folder)).sort();
}

const imports = readFiles(isMember).flatMap(importsOf);

test('lib/server has these layers and no other folder', () => {
  const matches = new Set(
    imports.filter(({ from }) => from.startsWith('lib/server/')).map(({ from }) => from.split('/')[2]),
  );
  expect([...matches].sort()).toEqual([...LAYERS].sort());
});

test('no file of lib/server imports from a later layer', () => {
  expect(imports.length).toBeGreaterThan(4_000);
  expect(upwardOf(imports)).toEqual([]);
});

test('no folder imports itself by way of others', () => {
  expect(tangledOf(imports)).toEqual([]);
});

test('an import to a later layer and a circle of three folders are found', () => {
  const upward = { from: 'lib/server/platform/env.ts', to: 'lib/server/http/visitor' };
  expect(upwardOf([upward])).toEqual(['lib/server/platform/env.ts imports lib/server/http/visitor']);
  const circle = ['a', 'b', 'c'].map((name, at, all) => ({
    from: `components/${name}/x.tsx`,
    to: `components/${all[(at + 1) % 3]}/x`,
  }));
  expect(tangledOf(circle)).toEqual(['components/a', 'components/b', 'components/c']);
  expect(tangledOf(circle.slice(1))).toEqual([]);
});
