// Command line of the doctor.
import 'server-only';
import { parseArgs } from 'node:util';
import { messageOfError } from '@/lib/shared/message-of-error';

/** `codes` empty: every merchant. */
export type DoctorArguments = {
  readonly codes: readonly string[];
  readonly json: boolean;
  /** No requests beyond this machine. */
  readonly offline: boolean;
  /** Origin of the running site. */
  readonly site?: URL;
  readonly help: boolean;
  /** The site's environment file, in place of its unit's; Node itself consumes `--env-file`. */
  readonly envFile?: string;
  /** Name or path of the systemd unit whose environment files are read. */
  readonly unit?: string;
};

export const DOCTOR_USAGE = `Usage: npm run doctor -- [code …] [--site=<origin>] [--offline] [--json]
                        [--environment=<file>] [--unit=<name>]

  code …            merchants to examine; without any, all of them
  --site=<origin>   the running site, e.g. https://203.0.113.7 or http://127.0.0.1:3000: each host is asked there
  --offline         the files and the environment alone, without a request
  --json            findings as JSON
  --environment=<file>
                    the site's environment; without it that of the systemd unit, else /etc/site/site.env, else the
                    shell's own. A file that is named here wins over the shell, over others the shell wins
  --unit=<name>     the unit, where it is not site.service

Exit code: 0 no fault, 1 a fault, 2 wrong use, or an environment that cannot be had. Warnings and notes are no faults.`;

export class UsageError extends Error {}

function parseSite(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url;
  throw new UsageError(`--site must be an http or https origin, found "${text}".`);
}

/** Parses the arguments. @throws UsageError for an unknown option, or an invalid origin. */
export function parseArguments(args: readonly string[]): DoctorArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        offline: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        site: { type: 'string' },
        environment: { type: 'string' },
        unit: { type: 'string' },
      },
    });
    const { json, offline, help, unit } = values;
    const site = parseSite(values.site);
    return { codes: positionals, json, offline, help, site, unit, envFile: values.environment };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(messageOfError(error));
  }
}
