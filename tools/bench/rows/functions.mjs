// PRF-12 and PRF-17: single functions of the site, timed in this process.
import {
  constants,
  createCipheriv,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import forge from 'node-forge';
import { loadSource } from '../../../scripts/bootstrap/load-source.mjs';
import { ratioLine } from '../report/lines.mjs';

const MERCHANTS = 10_000;
const LOOKUPS = 1_000_000;
const PASSWORDS = JSON.stringify({
  username: 'lan',
  password: 'Passw0rd!',
  device: 'PWA',
  loginDeviceId: 'a'.repeat(36),
});

/** Returns nanoseconds per item of `run` for `count` items. */
function timeOf(run, count) {
  const startedAt = process.hrtime.bigint();
  run(count);
  return Number(process.hrtime.bigint() - startedAt) / count;
}

/** Runs the same rounds of two functions alternately. */
function timeBoth(own, other, { rounds, count }) {
  const lists = { own: [], other: [] };
  for (let round = -1; round < rounds; round += 1) {
    const [ownTime, otherTime] = [timeOf(own, count), timeOf(other, count)];
    if (round < 0) continue;
    lists.own.push(ownTime);
    lists.other.push(otherTime);
  }
  return lists;
}

/** PRF-12. The names are new strings, as in requests, so that identity comparison does not help. */
export async function benchHostLookup({ plan }) {
  const { findHost } = await loadSource('lib/server/tenants/packed/packed.ts');
  const { buildTable } = await loadSource('lib/server/tenants/packed/string-table.ts');
  const names = Array.from({ length: MERCHANTS }, (_, at) => `bench${at}.localhost`);
  const merchants = names.map((name) => ({ code: name, hosts: [name, `www.${name}`, `*.${name}`] }));
  const pairs = merchants.flatMap(({ hosts }, at) => hosts.map((host) => [host, at]));
  const registry = { index: { table: buildTable(pairs) } };
  const one = new Map([['bench1.localhost', merchants[1]]]);
  const calls = names.map((_, at) => Buffer.from(`bench${(at * 7919) % MERCHANTS}.localhost`).toString());
  const single = names.map(() => Buffer.from('bench1.localhost').toString());
  let matches = 0;
  const own = (count) => {
    for (let at = 0; at < count; at += 1)
      if (findHost(registry, calls[at % MERCHANTS]) !== undefined) matches += 1;
  };
  const other = (count) => {
    for (let at = 0; at < count; at += 1) if (one.get(single[at % MERCHANTS])) matches += 1;
  };
  const lists = timeBoth(own, other, { rounds: plan.rounds, count: LOOKUPS });
  if (matches === 0) throw new Error('no host was found');
  return [
    ratioLine({
      id: 'PRF-12',
      what: 'merchant of a host among 10,000',
      baseline: 'Map of 1',
      ...lists,
      unit: 'ns',
      goal: 5,
    }),
  ];
}

function sealByCrypto(pem) {
  const publicKey = createPublicKey(pem);
  return () => {
    const [key, iv] = [randomBytes(32), randomBytes(12)];
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const body = Buffer.concat([
      iv,
      cipher.update(PASSWORDS, 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]).toString('base64');
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const wrapped = publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, key).toString('base64');
    return [body, wrapped, createHash('sha256').update(body).digest('base64')];
  };
}

function sealByForge(pem) {
  const publicKey = forge.pki.publicKeyFromPem(pem);
  const sha256 = () => forge.md.sha256.create();
  return () => {
    const [key, iv] = [forge.random.getBytesSync(32), forge.random.getBytesSync(12)];
    const cipher = forge.cipher.createCipher('AES-GCM', key);
    cipher.start({ iv, tagLength: 128 });
    cipher.update(forge.util.createBuffer(PASSWORDS, 'utf8'));
    cipher.finish();
    const body = forge.util.encode64(iv + cipher.output.getBytes() + cipher.mode.tag.getBytes());
    const options = { md: sha256(), mgf1: { md: sha256() } };
    const wrapped = forge.util.encode64(publicKey.encrypt(key, 'RSA-OAEP', options));
    return [body, wrapped, forge.util.encode64(sha256().update(body).digest().getBytes())];
  };
}

const often = (run) => (count) => {
  for (let at = 0; at < count; at += 1) run();
};

/** PRF-17: sealing one login. */
export async function benchSealing({ plan }) {
  const { SEAL_SCHEMES, parsePublicKey } = await loadSource('lib/server/provider/envelope.ts');
  const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
    type: 'spki',
    format: 'pem',
  });
  const key = parsePublicKey(pem);
  const own = often(() => SEAL_SCHEMES.A256GCM(key, PASSWORDS));
  const options = { rounds: plan.rounds, count: plan.isQuick ? 100 : 1_000 };
  const line = (baseline, other, goal) =>
    ratioLine({
      id: 'PRF-17',
      what: 'sealing a login',
      baseline,
      ...timeBoth(own, often(other), options),
      unit: 'ns',
      goal,
    });
  return [line('node:crypto', sealByCrypto(pem), 1.3), line('node-forge', sealByForge(pem), 0.15)];
}
