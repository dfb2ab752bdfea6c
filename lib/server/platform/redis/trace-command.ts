// Spans of Redis commands that a request waits for.
import 'server-only';
import type { Command } from 'ioredis';
import { findTraceparent, startSpan } from '@/lib/server/platform/tracing/tracing';

/** Starts a span that ends with the command; without keys and values. Commands outside a request have none. */
export function traceCommand({ name, promise }: Pick<Command, 'name' | 'promise'>): void {
  if (findTraceparent() === undefined) return;
  const facts = { 'db.system.name': 'redis', 'db.operation.name': name };
  const span = startSpan({ name: `redis ${name}`, kind: 'client', facts });
  const fail = (error: Error): void => {
    span?.fail(error.name);
    span?.end();
  };
  promise.then(() => span?.end(), fail);
}
