// Sites whose merchants have the start values of the limits, and logins as attackers send them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask, ownPost, type TextAnswer } from '@/tests/wire/support/ask';

const DEMO = 'sandbox/merchants';

/** A registry of the demo's merchants without the higher limits that the demo gives to addresses. */
export function makeStrictRegistry(): string {
  const folder = makeTemporaryFolder('strict');
  for (const name of readdirSync(DEMO)) {
    const { limits: _more, ...merchant } = JSON.parse(readFileSync(path.join(DEMO, name), 'utf8'));
    writeFileSync(path.join(folder, name), JSON.stringify(merchant));
  }
  return folder;
}

export type Post = {
  readonly path: string;
  readonly body: unknown;
  readonly host?: string;
  readonly headers?: Record<string, string>;
};

/** Posts as a page of the own origin does. */
export function post(
  port: number,
  { path: place, body, host = 'aurora.localhost', headers }: Post,
): Promise<TextAnswer> {
  return ask({
    port,
    host,
    path: place,
    method: 'POST',
    headers: { ...ownPost(port, host), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A guess at a password. */
export const guess = (username: string, headers: Record<string, string> = {}): Post => ({
  path: '/wps/session/login',
  body: { type: 'username', username, password: 'not the password' },
  headers,
});

/** Answers of posts, one after the other. */
export async function postAll(port: number, posts: readonly Post[]): Promise<TextAnswer[]> {
  const answers: TextAnswer[] = [];
  for (const one of posts) answers.push(await post(port, one));
  return answers;
}

/** So many of what `make` makes. */
export const times = <Item>(count: number, make: (nth: number) => Item): Item[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** How many were not refused by a limit. */
export const allowedIn = (answers: readonly TextAnswer[]): number =>
  answers.filter(({ status }) => status !== 429).length;
