// The sole logger: JSON lines with named fields; secrets are cut out by field name, and no sign in it steers a terminal (SEC-97).
import 'server-only';
import pino from 'pino';
import { getEnv } from '@/lib/server/platform/env';

const HIDDEN = ['token', 'tokens', 'password', 'cookie', 'authorization', 'mobileNum', 'verifyCode'];

/** So much of what cannot be written waits for room; what comes then is lost. */
const MAX_WAITING_BYTES = 1024 * 1024;

// A log that cannot be written, on a full disk or with a closed pipe, must not end the site.
function openOutput() {
  const output = pino.destination({ maxLength: MAX_WAITING_BYTES });
  output.on('error', () => undefined);
  return output;
}

/** What JSON leaves as it is although a terminal obeys it, or a reader takes it for the end of a line. */
const OBEYED = /[\u007f-\u009f\u2028\u2029]/g;

const toEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

let logger: pino.Logger | undefined;

/** The process's logger, made at first use. */
export function getLog(): pino.Logger {
  logger ??= pino(
    {
      level: getEnv().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
      hooks: { streamWrite: (line) => line.replaceAll(OBEYED, toEscape) },
    },
    openOutput(),
  );
  return logger;
}
