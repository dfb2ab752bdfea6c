// What Node runs: a large registry is being checked while the modules of the site load (PRF-14), which the build has compiled (PRF-29).
import 'server-only';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readEnvValue } from '@/lib/server/env-value';
import { loadKeptCode } from '@/lib/server/front/begin/kept-code';
import { checkAhead, setCheckProgram } from '@/lib/server/merchant/files/check-apart';

const isParent = cluster.isPrimary && (readEnvValue('INSTANCES') || '1') !== '1';

function prepareSite(): void {
  setCheckProgram(new URL('registry-check.mjs', import.meta.url));
  const place = readEnvValue('MERCHANTS');
  if (place) checkAhead(place);
  loadKeptCode(fileURLToPath(new URL('compiled', import.meta.url)));
}

if (!isParent) prepareSite();
await import(new URL(isParent ? 'instances.mjs' : 'site.mjs', import.meta.url).href);
