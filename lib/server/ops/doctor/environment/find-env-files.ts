// Finds the site's environment files: named ones, those of its unit, or the guide's default.
import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnvFile } from '@/lib/server/ops/doctor/environment/parse-env-file';
import type { Winner } from '@/lib/server/platform/env-value';

/** The doctor refuses to run rather than examine something else than the operator expects. */
export class DoctorError extends Error {}

const UNIT_FOLDERS = [
  '/etc/systemd/system',
  '/run/systemd/system',
  '/usr/lib/systemd/system',
  '/lib/systemd/system',
];
const UNIT = 'site.service';
const GUIDE_FILE = '/etc/site/site.env';

/** Later files win; `isOptional` files may be missing. */
export type EnvFiles = {
  readonly namedBy: string;
  /** A file named on the command line overrides the shell; a found one does not. */
  readonly winner: Winner;
  readonly files: readonly { readonly file: string; readonly isOptional: boolean }[];
  /** Variables that the unit itself sets; its files win over them. */
  readonly own?: Readonly<Record<string, string>>;
};

export type EnvFileOptions = { readonly envFile?: string; readonly unit?: string };

function findUnit(unit: string): string | undefined {
  if (unit.includes('/')) return existsSync(unit) ? unit : undefined;
  const name = unit.includes('.') ? unit : `${unit}.service`;
  return UNIT_FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

function listDropIns(unit: string): string[] {
  const folder = `${unit}.d`;
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.conf'));
  return names.sort().map((name) => path.join(folder, name));
}

// An empty entry resets those before it.
function listEntries(texts: readonly string[], key: string): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(new RegExp(`^[ \\t]*${key}=(.*)$`, 'gm'))]);
  const values = found.map(([, value = '']) => value.trim());
  return values.slice(values.lastIndexOf('') + 1);
}

// One entry may set several variables, each in quotes where it has spaces.
function toAssignments(entry: string): string {
  const words = entry.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replace(/^(["'])(\w+=)/, '$2$1')).join('\n');
}

function readUnit(unit: string): Pick<EnvFiles, 'files' | 'own'> {
  const texts = [unit, ...listDropIns(unit)].map((file) => readFileSync(file, 'utf8'));
  const files = listEntries(texts, 'EnvironmentFile').map((value) => ({
    file: value.replace(/^-/, ''),
    isOptional: value.startsWith('-'),
  }));
  return { files, own: parseEnvFile(listEntries(texts, 'Environment').map(toAssignments).join('\n')) };
}

/** Returns the environment files. @throws DoctorError for a named unit that is missing or unreadable. */
export function findEnvFiles({ envFile, unit }: EnvFileOptions): EnvFiles | undefined {
  if (envFile !== undefined)
    return {
      namedBy: '--environment',
      winner: 'given',
      files: [{ file: path.resolve(envFile), isOptional: false }],
    };
  const unitFile = findUnit(unit ?? UNIT);
  if (unit !== undefined && unitFile === undefined) throw new DoctorError(`There is no unit ${unit}.`);
  if (unitFile !== undefined) {
    try {
      return { namedBy: unitFile, winner: 'set', ...readUnit(unitFile) };
    } catch (error) {
      throw new DoctorError(
        `${unitFile} cannot be read (${(error as NodeJS.ErrnoException).code}): ask as root.`,
      );
    }
  }
  if (!existsSync(GUIDE_FILE)) return undefined;
  return { namedBy: 'its place', winner: 'set', files: [{ file: GUIDE_FILE, isOptional: false }] };
}
