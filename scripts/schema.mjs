// npm run schema: writes deploy/merchant.schema.json from the form that the site itself checks the registry by.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle } from './bootstrap/bundle.mjs';
import { runMain } from './bootstrap/main.mjs';
import { fromRoot } from './bootstrap/root.mjs';

const TO = 'deploy/merchant.schema.json';

await runMain(import.meta.url, async () => {
  const to = '.demo/schema.mjs';
  await bundle({ entry: 'lib/server/tenants/schema/json-schema.ts', to, packages: 'external' });
  const { toRegistryJsonSchema } = await import(pathToFileURL(fromRoot(to)).href);
  writeFileSync(fromRoot(TO), `${JSON.stringify(toRegistryJsonSchema(), undefined, 2)}\n`);
  console.log(`${TO} says what the site checks.`);
});
