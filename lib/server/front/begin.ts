// What Node runs: a large registry is being checked while the modules of the site load (PRF-14).
import 'server-only';
import { readEnvValue } from '@/lib/server/env-value';
import { checkAhead, setCheckProgram } from '@/lib/server/merchant/files/check-apart';

setCheckProgram(new URL('registry-check.mjs', import.meta.url));
const place = readEnvValue('MERCHANTS');
if (place) checkAhead(place);
await import(new URL('site.mjs', import.meta.url).href);
