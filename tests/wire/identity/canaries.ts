// Planted secrets, and requests that record further secrets in responses.
import { ask, cookiesOf, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { control, type RunningSite } from '@/tests/wire/support/start-site';

export const PHONES = ['9812377401', '9812377402', '9812377403'] as const;
export const PASSWORDS = [
  'Canary-first-71',
  'Canary-second-72',
  'Canary-wrong-73',
  'Canary-lost-74',
] as const;
export const PROOFS = [
  'canary-line-session-81',
  'canary-telegram-82',
  'canary-maya-83',
  'canary-firebase-84',
] as const;
export const CODES = ['734812', '734813'] as const;
export const TOKENS = ['canary-query-token-91', 'canary-state-92', 'canary-cookie-93'] as const;
export const LOGIN = '/wps/session/login';
/** A forged log line. */
export const FORGED = 'a line that nobody but an attacker wrote';

/** Secrets of the site and its players, collected during the run. */
export const seen: string[] = [];
let site: RunningSite;

/** From now on everything goes to this site. */
export function visit(at: RunningSite): void {
  site = at;
}

function keep(answer: TextAnswer): TextAnswer {
  const values = cookiesOf(answer)
    .split('; ')
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
  seen.push(...values.filter((value) => value.length > 16));
  const remembered = /"remembered":"([^"]+)"/.exec(answer.text)?.[1];
  if (remembered) seen.push(remembered);
  return answer;
}

export const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  keep(
    await ask({
      port: site.port,
      path,
      method: 'POST',
      headers: { ...ownPost(site.port), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
export const get = async (path: string, headers: Record<string, string> = {}) =>
  keep(await ask({ port: site.port, path, headers }));
export const done = (answer: TextAnswer) => expect(answer.text).toContain('"success":true');
export const plant = (kind: string, path: string, more: object = {}) =>
  control(site.provider, 'faults', { merchant: 'aurora', kind, path, times: 1, ...more });
