// A registry folder for each test of a file.
import path from 'node:path';
import { loadRegistry } from '@/lib/server/tenants/assembly/load-registry';
import { setRegistry } from '@/tests/unit/server/support/test-site';

let site = setRegistry([]);
afterEach(() => {
  site = setRegistry([]);
});

/** The address of a file in the folder. */
export const placeOf = (name: string): string => path.join(site.folder, name);

/** Writes these files, and loads the folder. */
export const load = (files: Record<string, unknown>) => {
  for (const [name, content] of Object.entries(files)) site.write(name, content);
  return loadRegistry(site.folder);
};
