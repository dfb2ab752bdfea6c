// The sole logger: JSON lines with named fields; secrets are cut out by field name (B42).
import 'server-only';
import pino from 'pino';
import { getEnv } from '@/lib/server/env';

const HIDDEN = ['token', 'tokens', 'password', 'cookie', 'authorization', 'mobileNum', 'verifyCode'];

/** So much of what cannot be written waits for room; what comes then is lost. */
const MAX_WAITING_BYTES = 1024 * 1024;

// A log that cannot be written, on a full disk or with nobody left at the pipe, must not end the site (FLT-35).
function openOutput() {
  const output = pino.destination({ maxLength: MAX_WAITING_BYTES });
  output.on('error', () => undefined);
  return output;
}

let logger: pino.Logger | undefined;

/** The process's logger, made at first use. */
export function getLog(): pino.Logger {
  logger ??= pino(
    {
      level: getEnv().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    },
    openOutput(),
  );
  return logger;
}
