// One page for all visitors: equal bytes, and a policy of its own hashes.
import { hashOf, inlineScriptsOf, loadedFilesOf } from '@/tests/support/inline-scripts';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

// A page that no list of games or wins makes old before a busy machine has answered a thousand times.
const get = (host: string) => ask({ port: site.port, host, path: '/m/login' });
const policyOf = ({ headers }: TextAnswer) => String(headers['content-security-policy']);

// A host with a tag container has a nonce beside the hashes, in the headers alone.
const CONTAINER_NONCE = /script-src 'nonce-([A-Za-z0-9+/]{22}==)' /;
const nonceOf = (answer: TextAnswer) => CONTAINER_NONCE.exec(policyOf(answer))?.[1];
const withoutNonce = (answer: TextAnswer) => policyOf(answer).replace(CONTAINER_NONCE, 'script-src ');

test.each([
  ['lotus', 100, 1],
  ['aurora', 1000, 1000],
])(
  'answers of %s, %i of them, are the same bytes under the same policy with the hashes of the page’s own scripts and nothing else, but for a container’s nonce: %i in all (SEC-79, SEC-80)',
  async (brand, count, nonces) => {
    const answers: TextAnswer[] = [];
    for (let round = 0; round < count / 50; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => get(`${brand}.localhost`)))));
    const [first] = answers;
    if (!first) throw new Error('no answer');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(withoutNonce)).size).toBe(1);
    expect(new Set(answers.map(nonceOf)).size).toBe(nonces);
    expect(answers.some((answer) => answer.text.includes(nonceOf(answer) ?? '-none-'))).toBe(false);
    const [, sources = ''] = /script-src ([^;]+)/.exec(withoutNonce(first)) ?? [];
    const hashes = inlineScriptsOf(first.text).map(hashOf);
    expect(hashes.length).toBeGreaterThanOrEqual(2);
    expect(sources).toBe(`${hashes.join(' ')} 'strict-dynamic'`);
    expect(first.text).not.toMatch(/nonce="|<script [^>]*src=|<link [^>]*as="script"/);
    expect(loadedFilesOf(first.text).length).toBeGreaterThan(5);
  },
);
