// The pipeline answers unknown addresses with the missing page, so it must know each route handler.
import { globSync } from 'node:fs';
import { isHandlerPath, isHealthPath } from '@/lib/server/pipeline/run-pipeline';

const CALLS = '/wps/[...path]';
const paths = globSync(['app/**/route.ts', 'app/**/route.tsx'])
  .map((file) => `/${file.split('/').slice(1, -1).join('/')}`.replaceAll(/\/\([^/]*\)/g, ''))
  .filter((path) => path !== CALLS);

test.each(paths)('the route %s is known (B32)', (path) => {
  expect(isHandlerPath(path) || isHealthPath(path)).toBe(true);
});

test('there are routes', () => {
  expect(paths.length).toBeGreaterThan(20);
});
