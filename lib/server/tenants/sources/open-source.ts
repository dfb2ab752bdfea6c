// Opens the source that MERCHANTS names; each kind's module and package is loaded when it is used.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { openPathSource } from '@/lib/server/tenants/sources/path-source';
import { type Source, SourceError } from '@/lib/server/tenants/sources/source';
import { type SourceKind, sourceKindOf } from '@/lib/server/tenants/sources/source-kind';

async function openS3(place: string): Promise<Source> {
  const { AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = getEnv();
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined)
    throw new SourceError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  const { openS3Source } = await import('@/lib/server/tenants/sources/s3-source');
  return openS3Source(place, {
    endpoint: AWS_ENDPOINT_URL,
    region: AWS_REGION,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
  });
}

const OPENERS: Readonly<Record<SourceKind, (place: string) => Promise<Source>>> = {
  https: async (place) => {
    const { openHttpsSource } = await import('@/lib/server/tenants/sources/https-source');
    return openHttpsSource(place, getEnv().MERCHANTS_PUBLIC_KEY);
  },
  git: async (place) => (await import('@/lib/server/tenants/sources/git-source')).openGitSource(place),
  redis: async (place) => (await import('@/lib/server/tenants/sources/redis-source')).openRedisSource(place),
  postgres: async (place) =>
    (await import('@/lib/server/tenants/sources/postgres-source')).openPostgresSource(place),
  s3: openS3,
};

/** Opens a source, which may be a folder or file too; it connects at the first read or write. Rejects with SourceError where its settings are wrong. */
export async function openSource(place: string): Promise<Source> {
  const kind = sourceKindOf(place);
  return kind ? OPENERS[kind](place) : openPathSource(place);
}
