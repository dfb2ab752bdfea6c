// Git, PostgreSQL, Redis and S3 as sources of the registry, made for a test.
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { makeGitRegistry } from '@/tests/support/sources/git-registry';
import { startPostgres } from '@/tests/support/sources/postgres-server';
import { KEY, startS3 } from '@/tests/support/sources/s3-server';

/** A source that runs for a test. */
export type MadeSource = {
  readonly url: string;
  readonly env?: Record<string, string>;
  readonly stop: () => Promise<void>;
};

/** Sources that `npm run merchants -- import` fills, by kind. */
export const WRITABLE_SOURCES: Record<string, () => Promise<MadeSource>> = {
  git: async () => {
    const tree = makeGitRegistry();
    tree.write('notes.txt', 'first');
    tree.commit();
    return { url: tree.url, stop: async () => undefined };
  },
  postgres: async () => {
    const { url, kill } = await startPostgres();
    return { url, stop: kill };
  },
  redis: async () => {
    const redis: RedisServer = await startRedis();
    return { url: `redis://127.0.0.1:${redis.port}/1?key=brands`, stop: redis.kill };
  },
  s3: async () => {
    const { endpoint, stop } = await startS3({ pageSize: 1_000 });
    const env = { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: KEY.id, AWS_SECRET_ACCESS_KEY: KEY.secret };
    return { url: 's3://registry/merchants/', env, stop };
  },
};
