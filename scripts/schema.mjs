// npm run schema: writes the references and schemas of registry and environment.
import { writeFileSync } from 'node:fs';
import { loadSource } from './bootstrap/load-source.mjs';
import { runMain } from './bootstrap/main.mjs';
import { fromRoot } from './bootstrap/root.mjs';
import { writeEnvironmentExample, writeEnvironmentPage } from './reference/write-environment.mjs';
import { writeRegistryPage } from './reference/write-registry.mjs';
import { requireKnownArgs } from './run/site-args.mjs';

await runMain(import.meta.url, async () => {
  requireKnownArgs();
  const { toRegistryJsonSchema } = await loadSource('lib/server/tenants/schema/json-schema.ts');
  const { listEnvVariables } = await loadSource('lib/server/ops/env-reference.ts');
  const schema = toRegistryJsonSchema();
  const variables = listEnvVariables();
  const files = {
    'deploy/merchant.schema.json': `${JSON.stringify(schema, undefined, 2)}\n`,
    'docs/operations/registry-reference.md': writeRegistryPage(schema),
    'docs/operations/environment.md': writeEnvironmentPage(variables),
    '.env.example': writeEnvironmentExample(variables),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(fromRoot(file), text);
  console.log(`${Object.keys(files).join(', ')} say what the site checks.`);
});
