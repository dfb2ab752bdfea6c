// The only logger: JSON lines. Secrets are removed by field name, and control characters are escaped (SEC-97).
import 'server-only';
import { format, stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { getEnv } from '@/lib/server/platform/env';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { getInstanceName } from '@/lib/server/platform/instance-name';

const HIDDEN = ['token', 'tokens', 'password', 'cookie', 'authorization', 'mobileNum', 'verifyCode'];

const MAX_WAITING_BYTES = 1024 * 1024;

// A full disk, a closed or a stalled pipe must neither end the site nor keep it from ending: at exit, pino tries to write the rest until it succeeds.
function openOutput() {
  let isStuck = false;
  const noteStuck = () => {
    isStuck = true;
    return true;
  };
  const output = pino.destination({ maxLength: MAX_WAITING_BYTES, retryEAGAIN: noteStuck });
  output.on('error', noteStuck).on('write', () => {
    isStuck = false;
  });
  const flush = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isStuck) flush();
  };
  return output;
}

/** Control characters and line separators that JSON leaves unescaped. */
const OBEYED = /[\u007f-\u009f\u2028\u2029]/g;

const toEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns the whole ms since a moment of the monotonic clock. */
export function toDuration(startedMs: number): number {
  return Math.round(performance.now() - startedMs);
}

let logger: pino.Logger | undefined;

/** Returns the logger of this process. */
export function getLog(): pino.Logger {
  logger ??= pino(
    {
      level: getEnv().LOG_LEVEL,
      base: { instance: getInstanceName(), version: getBuildId() || undefined },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
      hooks: { streamWrite: (line) => line.replaceAll(OBEYED, toEscape) },
    },
    openOutput(),
  );
  return logger;
}

const LEVELS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const;

/** From now on each message to this process's console, as Next prints them, becomes one line of the log, without colours. */
export function logConsole(): void {
  for (const method of Object.keys(LEVELS) as (keyof typeof LEVELS)[])
    console[method] = (...parts: unknown[]) =>
      getLog()[LEVELS[method]](stripVTControlCharacters(format(...parts)).trim());
}
