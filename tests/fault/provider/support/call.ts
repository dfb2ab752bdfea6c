// Calls and pages as visitors of the two merchants request them, each with its own trace id.

import { randomBytes } from 'node:crypto';
import { POST } from '@/tests/fault/topology/support/ask-tls';
import { ask, ownPost, type TextAnswer } from '@/tests/wire/support/ask';

export type Step = {
  readonly kind: 'page' | 'call' | 'health';
  readonly host: string;
  readonly path: string;
  readonly body?: string;
  readonly cookie?: string;
};

/** An answer; `code` is that of a failure, `status` 0 where the connection broke. Times by performance.now(). */
export type Sample = Step & {
  readonly status: number;
  readonly code: string;
  readonly text: string;
  /** The trace id that the question carried, and those of the answer's header and body. */
  readonly trace: string;
  readonly reported: readonly [header: unknown, body: unknown];
  readonly at: number;
  readonly ms: number;
  /** The player got the expected content. */
  readonly isRight: boolean;
};

const VISITORS = 40;
let requestCount = 0;

/** Rotates through addresses: limits count visitors. */
function nextVisitor(): string {
  requestCount += 1;
  return `203.0.113.${1 + (requestCount % VISITORS)}`;
}

function readBody(text: string): { success?: boolean; errorCode?: string; traceId?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const BROKEN: TextAnswer = { status: 0, headers: {}, text: '' };

/** Returns whether a response is complete: a whole page, or a success of the provider. */
function isRightFor({ kind }: Step, { status, text }: TextAnswer): boolean {
  const holds = { page: '</html>', call: '"success":true', health: '' }[kind];
  return status === 200 && text.includes(holds);
}

/** Asks once and never throws. */
export async function askStep(port: number, step: Step): Promise<Sample> {
  const { host, path, body, cookie } = step;
  const trace = randomBytes(16).toString('hex');
  const own = body === undefined ? { 'Sec-Fetch-Site': 'same-origin' } : ownPost(port, `${host}.localhost`);
  const headers = {
    ...own,
    ...(cookie ? { Cookie: cookie } : {}),
    'X-Forwarded-For': nextVisitor(),
    traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-01`,
  };
  const method = body === undefined ? 'GET' : 'POST';
  const at = performance.now();
  const question = { port, host: `${host}.localhost`, path, method, headers, body };
  const answer = await ask(question).catch(() => BROKEN);
  const { errorCode = '', traceId } = step.kind === 'call' ? readBody(answer.text) : {};
  const isRight = isRightFor(step, answer);
  return {
    ...step,
    status: answer.status,
    code: errorCode,
    text: isRight ? '' : answer.text.slice(0, 300),
    trace,
    reported: [answer.headers['x-app-trace-id'], traceId],
    at,
    ms: performance.now() - at,
    isRight,
  };
}

export const SECURITY_CHECK = '/wps/captcha/geetest';
let checks = 0;

/** A call that is public, never kept, and alone in its group. */
export function checkOf(host: string): Step {
  checks += 1;
  return { kind: 'call', host, path: `${SECURITY_CHECK}?t=${checks}` };
}

/** A call that changes something at the provider: sent once, whatever happens. */
export const eventOf = (host: string): Step => ({
  kind: 'call',
  host,
  path: POST.path,
  body: POST.body,
});

/** Sends that many requests, `width` at a time. */
export async function askMany(
  port: number,
  make: () => Step,
  { times, width }: { readonly times: number; readonly width: number },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  let left = times;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      samples.push(await askStep(port, make()));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return samples;
}
