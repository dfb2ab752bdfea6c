// retire: no library with a known hole in what browsers are sent (SEC-107). Its list of holes is the operator's to bring.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../bootstrap/root.mjs';
import { reportFile } from '../folder.mjs';
import { runProgram } from '../program.mjs';
import { hasPackage, packageFile, toMissing } from '../setup/packages.mjs';

const FOUND = 13;
const HELP = 'npm run audit -- retire --jsrepo=FILE, with jsrepository-v4.json of RetireJS/retire.js';

export const retire = {
  name: 'retire',
  run: async ({ retireData }) => {
    if (!retireData || !existsSync(retireData)) return { skipped: HELP };
    if (!hasPackage('retire')) return toMissing('retire');
    const report = reportFile('retire.json');
    const where = ['--path', fromRoot('.next/static'), '--jsrepo', path.resolve(retireData)];
    const out = ['--outputformat', 'json', '--outputpath', report, '--exitwith', String(FOUND)];
    const told = await runProgram([process.execPath, packageFile('retire/lib/cli.js'), ...where, ...out]);
    if (told.code === 0) return { findings: [] };
    return { findings: [told.code === FOUND ? `holes are listed in ${report}` : told.stderr || told.stdout] };
  },
};
