// Loads the site's environment into the doctor, and reports its source.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  DoctorError,
  type EnvFileOptions,
  type EnvFiles,
  findEnvFiles,
} from '@/lib/server/ops/doctor/environment/find-env-files';
import { parseEnvFile } from '@/lib/server/ops/doctor/environment/parse-env-file';
import { readEnvValue, setEnvValues } from '@/lib/server/platform/env-value';

export type LoadedEnvironment = {
  readonly isDemo: boolean;
  readonly source: string;
  /** Variables that the site's files set. */
  readonly names?: readonly string[];
};

const FORM = 'write MERCHANTS=… there, without "export" and without spaces around "="';
const REMEDY = 'name a file with --environment=<file>, or run the doctor as root';

function readFiles({ files, own = {} }: EnvFiles): { values: Record<string, string>; unread?: string } {
  const values = { ...own };
  for (const { file, isOptional } of files) {
    if (isOptional && !existsSync(file)) continue;
    try {
      Object.assign(values, parseEnvFile(readFileSync(file, 'utf8')));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return {
        values,
        unread: code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read (${code})`,
      };
    }
  }
  return { values };
}

const hasMerchants = (): boolean => Boolean(readEnvValue('MERCHANTS'));

function fromFiles(envFiles: EnvFiles): LoadedEnvironment {
  const { winner } = envFiles;
  const { values, unread } = readFiles(envFiles);
  if (unread !== undefined && (winner === 'given' || !hasMerchants()))
    throw new DoctorError(`${unread}: ${REMEDY}.`);
  const differing = setEnvValues(values, winner);
  const names = envFiles.files.map(({ file }) => file).join(', ') || 'no file';
  if (!hasMerchants())
    throw new DoctorError(
      `${names} (named by ${envFiles.namedBy}) sets no MERCHANTS: ${FORM}, or ${REMEDY}.`,
    );
  const wins = winner === 'set' ? "the shell's own wins" : 'it wins over the shell';
  const rest = differing.length > 0 ? `; ${wins}: ${differing.join(', ')}` : '';
  const source =
    unread === undefined ? `${names}, named by ${envFiles.namedBy}${rest}` : `the shell; ${unread}`;
  return { isDemo: false, source, names: Object.keys(values) };
}

function takeDemo(): LoadedEnvironment {
  const demo = readEnvValue('DOCTOR_DEMO');
  if (demo === undefined) return { isDemo: false, source: 'the shell' };
  if (readEnvValue('NODE_ENV') === 'production')
    throw new DoctorError(
      `NODE_ENV is production and MERCHANTS is not set, so there is no site to examine: ${REMEDY}.`,
    );
  // The demo creates its own secret at start.
  setEnvValues({ ...JSON.parse(demo), SESSION_SECRET: randomBytes(32).toString('hex') }, 'set');
  return {
    isDemo: true,
    source: 'the demo’s: MERCHANTS is not set, and neither a unit nor /etc/site/site.env is there',
  };
}

/** Sets the process's environment from the site's files; the shell overrides files that were not named. @throws DoctorError without an environment. */
export function loadEnvironment(options: EnvFileOptions): LoadedEnvironment {
  const envFiles = findEnvFiles(options);
  const loaded = envFiles ? fromFiles(envFiles) : undefined;
  const chosen = loaded ?? (hasMerchants() ? { isDemo: false, source: 'the shell' } : takeDemo());
  setEnvValues({ NODE_ENV: 'production' }, 'set');
  return chosen;
}
