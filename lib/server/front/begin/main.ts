// What Node runs: a large registry is being checked while the modules of the site load (PRF-14), which the build has compiled (PRF-29).
import 'server-only';
import { fileURLToPath } from 'node:url';
import { readEnvValue } from '@/lib/server/env-value';
import { loadKeptCode } from '@/lib/server/front/begin/kept-code';
import { checkAhead, setCheckProgram } from '@/lib/server/merchant/files/check-apart';

setCheckProgram(new URL('registry-check.mjs', import.meta.url));
const isRenderer = process.argv[2] === 'renderer';
const place = readEnvValue('MERCHANTS');
if (place && !isRenderer) checkAhead(place);
loadKeptCode(fileURLToPath(new URL('compiled', import.meta.url)));
await import(new URL(isRenderer ? 'renderer.mjs' : 'site.mjs', import.meta.url).href);
