// Unguessable values come from the system's secure random source (SEC-96).
import { readFileSync } from 'node:fs';
import { faultsOf, isCode, isSite, readFiles, type SourceFile, withoutComments } from '../tree';

/** Generators of values by kind. */
const MAKERS = {
  'the nonce of an answer, and its trace id': 'lib/server/platform/random-text.ts',
  'the stand-in for a nonce in a kept page': 'lib/server/pages/render/fill-page.ts',
  'the state, nonce and verifier of a sign-in elsewhere': 'lib/client/social/random-text.ts',
  'the device id where no fingerprint is to be had': 'lib/client/device/random-device-id.ts',
  'the id of a session': 'lib/server/sessions/session.ts',
  'the start of a sealed text': 'lib/server/platform/text-seal.ts',
  'the key of a device': 'lib/server/sessions/device-key.ts',
  'the key and start of a sealed call': 'lib/server/provider/envelope.ts',
  'a ticket between two domains': 'lib/server/sessions/handoff/token-store.ts',
  'the secret of a demo': 'scripts/run/secret.mjs',
} as const;

const STRONG = /\b(?:randomBytes|randomFillSync|randomUUID|randomInt|getRandomValues)\(|\brandomUUID\b/;
/** Packages that draw from weak sources, or may. */
const WEAK =
  /from ['"](?:nanoid\/non-secure|uniqid|shortid|random-js|seedrandom|chance)|\bpseudoRandomBytes\b|\bgenerateUUID\b/;

const importsOf = (text: string) => [...text.matchAll(/from '@\/([^']+)'/g)].map(([, name]) => `${name}.ts`);

const isMaker = (file: string): boolean => (Object.values(MAKERS) as string[]).includes(file);

/** A file that says it draws something at random, and neither does so strongly nor asks a maker. */
function checkSource({ text }: SourceFile): string[] {
  const code = withoutComments(text);
  const draws = /\bfunction (?:random|make(?:Nonce|State|Ticket|Secret|DeviceKey|Iv|Salt))[A-Z]?\w*\(/.test(
    code,
  );
  const isStrong = STRONG.test(code) || importsOf(code).some(isMaker);
  return [
    ...(draws && !isStrong ? ['draws by no source that is known'] : []),
    ...(WEAK.test(code) ? ['weak'] : []),
  ];
}

test.each(Object.entries(MAKERS))('%s comes from the system’s source of chance (SEC-96)', (_what, file) => {
  const code = withoutComments(readFileSync(file, 'utf8'));
  expect(code).toMatch(STRONG);
  expect(code).not.toMatch(/\bMath\.random\b/);
});

test('nothing in the site draws from another source (SEC-96)', () => {
  expect(
    faultsOf(
      readFiles((file) => isSite(file) && isCode(file)),
      checkSource,
    ),
  ).toEqual([]);
});

test.each([
  'export function randomHex() { return String(performance.now()); }',
  'export function makeNonce(): string { return Date.now().toString(36); }',
  "import { nanoid } from 'nanoid/non-secure';",
])('the rule finds %s', (text) => {
  expect(checkSource({ path: 'lib/server/a.ts', text })).not.toEqual([]);
});
