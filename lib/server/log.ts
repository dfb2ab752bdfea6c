// The sole logger: JSON lines with named fields; secrets are cut out by field name (B42).
import 'server-only';
import pino from 'pino';
import { getEnv } from '@/lib/server/env';

const HIDDEN = ['token', 'tokens', 'password', 'cookie', 'authorization', 'mobileNum', 'verifyCode'];

let logger: pino.Logger | undefined;

/** The process's logger, made at first use. */
export function getLog(): pino.Logger {
  logger ??= pino({
    level: getEnv().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  });
  return logger;
}
