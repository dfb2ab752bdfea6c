// What Node runs: a large registry is being checked while the modules of the site load (PRF-14), which the build has compiled (PRF-29).
import 'server-only';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readEnvValue } from '@/lib/server/env-value';
import { loadKeptCode } from '@/lib/server/front/begin/kept-code';
import { checkAhead, setCheckProgram } from '@/lib/server/merchant/files/check-apart';

setCheckProgram(new URL('registry-check.mjs', import.meta.url));
const isRenderer = process.argv[2] === 'renderer';
const isParent = cluster.isPrimary && !isRenderer && (readEnvValue('INSTANCES') ?? '1') !== '1';
const place = readEnvValue('MERCHANTS');
if (place && !isRenderer && !isParent) checkAhead(place);
loadKeptCode(fileURLToPath(new URL('compiled', import.meta.url)));
const site = isParent ? 'instances.mjs' : 'site.mjs';
await import(new URL(isRenderer ? 'renderer.mjs' : site, import.meta.url).href);
