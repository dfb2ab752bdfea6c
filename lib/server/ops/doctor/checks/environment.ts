// Doctor checks: environment, secrets, proxies, Redis.
import 'server-only';
import { type FindingDetails, fault, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import type { Env } from '@/lib/server/platform/env';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { settleBy } from '@/lib/server/platform/time-budget';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import { messageOfError } from '@/lib/shared/message-of-error';

const MIN_SIGNS = 10;
const MAX_SECRETS = 2;
const REDIS_LIMIT_MS = 3_000;
const POLICY = 'volatile-ttl';
const MAKE = 'make one with: openssl rand -hex 32';

/** Checks the secrets for guessable values, without printing them. */
export function checkSecrets(secrets: readonly string[]): FindingDetails[] {
  const check = 'secret';
  const weak = secrets.filter(
    (secret) => new Set(secret).size < MIN_SIGNS || /change.?me|secret|password|example/i.test(secret),
  );
  const findings = weak.map(() => fault(check, 'SESSION_SECRET holds a secret that can be guessed', MAKE));
  if (new Set(secrets).size < secrets.length)
    findings.push(fault(check, 'SESSION_SECRET names a secret twice', 'a rotation needs another one'));
  if (secrets.length > MAX_SECRETS)
    findings.push(
      warning(
        check,
        `SESSION_SECRET holds ${secrets.length} secrets`,
        'drop those that are older than 30 days: each old one still opens sessions',
      ),
    );
  else if (secrets.length === MAX_SECRETS)
    findings.push(
      note(
        check,
        'a rotation is under way: drop the old secret 30 days after the new one came to the front everywhere',
      ),
    );
  return findings.length > 0 ? findings : [good(check, 'one secret, long enough; no rotation is under way')];
}

/** Checks whether the number of trusted proxies fits the hosts. */
export function checkHops(hops: number, hosts: readonly string[]): FindingDetails[] {
  const check = 'proxies';
  if (hops > 0)
    return [
      good(check, `TRUSTED_PROXY_HOPS is ${hops}: the nearest ${hops} must replace the forwarding headers`),
    ];
  const isPublic = hosts.some((host) => !isLoopbackHost(host.replace(/^\*\./, '')));
  if (!isPublic) return [good(check, 'TRUSTED_PROXY_HOPS is 0: no proxy is believed')];
  const text = 'TRUSTED_PROXY_HOPS is 0 with hosts of the internet: the site ends no TLS itself';
  return [
    warning(
      check,
      text,
      'set it to the number of proxies in front, or limits count all visitors as one and shared addresses begin with http',
    ),
  ];
}

/** Warns when shared pages are not cached. */
export function checkPageCache({ PAGE_CACHE }: Pick<Env, 'PAGE_CACHE'>): FindingDetails[] {
  if (PAGE_CACHE === 'on') return [];
  const text = 'PAGE_CACHE is off: every page is rendered for its visitor';
  return [
    warning(
      'page cache',
      text,
      'unset it where players are served: a rendering costs as much as a hundred cached pages',
    ),
  ];
}

async function checkRedisReplies(redis: NonNullable<ReturnType<typeof getRedis>>): Promise<FindingDetails[]> {
  const check = 'redis';
  let last = new Error('no answer in time');
  redis.on('error', (error) => {
    last = error;
  });
  const ready = new Promise<true>((done) => redis.once('ready', () => done(true)));
  if (redis.status !== 'ready' && !(await settleBy(ready, performance.now() + REDIS_LIMIT_MS))) throw last;
  const from = performance.now();
  await redis.ping();
  const findings = [good(check, `answers in ${(performance.now() - from).toFixed(1)} ms`)];
  const [, policy] = /maxmemory_policy:(\S+)/.exec(await redis.info('memory')) ?? [];
  if (policy !== undefined && policy !== POLICY)
    findings.push(
      warning(
        check,
        `maxmemory-policy is ${policy}`,
        `set it to ${POLICY}, so that a full Redis forgets what ends soonest`,
      ),
    );
  return findings;
}

/** Checks whether the configured Redis responds, and evicts in the right order when it is full. */
export async function checkRedis({ REDIS_URL }: Pick<Env, 'REDIS_URL'>): Promise<FindingDetails[]> {
  const redis = REDIS_URL === undefined ? undefined : getRedis();
  if (!redis)
    return [
      note(
        'redis',
        'no REDIS_URL: right for one instance; several would each have limits and sign-outs of their own',
      ),
    ];
  try {
    return await checkRedisReplies(redis);
  } catch (error) {
    const why = messageOfError(error);
    return [
      fault(
        'redis',
        `does not serve (${why})`,
        'check REDIS_URL, its password and the network; the site runs on, each instance on its own',
      ),
    ];
  } finally {
    redis.disconnect();
  }
}
