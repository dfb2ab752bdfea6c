// A connection for tests of commands to Redis, however busy the machine is.
import { Redis } from 'ioredis';

/**
 * In place of the module of the one connection, for `jest.mock`: a plain client that is waited for as long as a busy machine needs. That
 * other tests check that waiting takes at most 50 ms.
 */
export function patientRedis(): Record<string, unknown> {
  const clients: Redis[] = [];
  const getRedis = () => {
    clients[0] ??= new Redis(String(process.env.REDIS_URL));
    return clients[0];
  };
  return { REDIS_WAIT_MS: 5_000, getRedis, openListener: () => undefined };
}
