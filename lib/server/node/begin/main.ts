// Entry of the site: checks a large registry while the site's precompiled modules load.
import 'server-only';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { loadCompiledCode } from '@/lib/server/node/begin/compiled-code';
import { readEnvValue } from '@/lib/server/platform/env-value';
import { setLookProgram, startEarlyLook } from '@/lib/server/tenants/look/look-apart';

setLookProgram(new URL('registry-check.mjs', import.meta.url));
const isRenderer = process.argv[2] === 'renderer';
const isParent = !isRenderer && cluster.isPrimary && (readEnvValue('INSTANCES') || '1') !== '1';
const place = readEnvValue('MERCHANTS');
if (place && !readEnvValue('MERCHANTS_CANARY') && !isRenderer && !isParent) startEarlyLook(place);
if (!isParent) loadCompiledCode(fileURLToPath(new URL('compiled', import.meta.url)));
const program = isRenderer ? 'renderer' : isParent ? 'instances' : 'site';
await import(new URL(`${program}.mjs`, import.meta.url).href);
