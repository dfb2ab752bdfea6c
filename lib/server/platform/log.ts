// The only logger: JSON lines. Secrets are removed by field name, and control characters are escaped (SEC-97).
import 'server-only';
import pino from 'pino';
import { getEnv } from '@/lib/server/platform/env';

const HIDDEN = ['token', 'tokens', 'password', 'cookie', 'authorization', 'mobileNum', 'verifyCode'];

const MAX_WAITING_BYTES = 1024 * 1024;

// A full disk or a closed pipe must not end the site.
function openOutput() {
  const output = pino.destination({ maxLength: MAX_WAITING_BYTES });
  output.on('error', () => undefined);
  return output;
}

/** Control characters and line separators that JSON leaves unescaped. */
const OBEYED = /[\u007f-\u009f\u2028\u2029]/g;

const toEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

let logger: pino.Logger | undefined;

/** Returns the logger of this process. */
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
