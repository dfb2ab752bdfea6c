// npm run notices: writes THIRD-PARTY-NOTICES.md, the licences of all shipped packages.
import { writeFileSync } from 'node:fs';
import { runMain } from './bootstrap/main.mjs';
import { fromRoot, ROOT } from './bootstrap/root.mjs';
import { listShipped } from './notices/list-shipped.mjs';
import { readLicence } from './notices/read-licence.mjs';
import { writeNotices } from './notices/write-notices.mjs';
import { requireKnownArgs } from './run/site-args.mjs';

const TO = 'THIRD-PARTY-NOTICES.md';

await runMain(import.meta.url, () => {
  requireKnownArgs();
  const shipped = listShipped(ROOT).map((one) => ({ ...one, ...readLicence(ROOT, one) }));
  writeFileSync(fromRoot(TO), writeNotices(shipped));
  console.log(`${TO} names ${shipped.length} packages.`);
});
