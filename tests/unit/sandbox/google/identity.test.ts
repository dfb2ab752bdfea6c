import { createContext, runInContext } from 'node:vm';
import { createApp } from '@/sandbox/create-app.ts';

type Bar = { readonly children: { readonly dataset: Record<string, string>; onclick: () => void }[] };

/** Just enough of a page for the stand-in: elements that hold others. */
function aPage() {
  const bars: Bar[] = [];
  const element = () => ({
    dataset: {},
    style: {},
    children: [] as unknown[],
    append(...more: unknown[]) {
      this.children.push(...more);
    },
    setAttribute: () => undefined,
    remove: () => bars.pop(),
  });
  const window: Record<string, unknown> = {};
  const document = { createElement: element, body: { append: (bar: Bar) => bars.push(bar) } };
  return { bars, window, context: createContext({ window, document, btoa, TextEncoder }) };
}

test('the stand-in draws a bar, and its token is unsigned and meant for the client (ruling 34)', async () => {
  const app = createApp();
  await app.request('/gsi/sign-in');
  const answer = await app.request('/gsi/client');
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  const { bars, window, context } = aPage();
  runInContext(await answer.text(), context);
  const { id } = (window.google as { accounts: { id: Record<string, (value?: unknown) => void> } }).accounts;
  const given: { credential: string }[] = [];
  id.prompt?.();
  expect(bars).toHaveLength(0);
  id.initialize?.({ client_id: 'client-1', callback: (one: { credential: string }) => given.push(one) });
  id.prompt?.();
  bars[0]?.children.find(({ dataset }) => dataset?.onetap === 'continue')?.onclick();
  const [head = '', body = '', signature] = given[0]?.credential.split('.') ?? [];
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  expect([read(head).alg, signature]).toEqual(['none', '']);
  expect(read(body)).toMatchObject({ aud: 'client-1', email: 'ana@mail.example', email_verified: true });
  expect(bars).toHaveLength(0);
  expect(id.calls).toEqual(['prompt', 'initialize', 'prompt']);
});

test('without a Google account no bar is drawn; a test sets the account (ruling 34)', async () => {
  const app = createApp();
  const isPrompting = async () => {
    const { bars, window, context } = aPage();
    runInContext(await (await app.request('/gsi/client')).text(), context);
    const { id } = (window.google as { accounts: { id: Record<string, (value?: unknown) => void> } })
      .accounts;
    id.initialize?.({ client_id: 'client-1', callback: () => undefined });
    id.prompt?.();
    return bars.length === 1;
  };
  expect(await isPrompting()).toBe(false);
  const signIn = (account: object | null) =>
    app.request('/control/google', { method: 'POST', body: JSON.stringify({ account }) });
  await signIn({ sub: 'x', email: 'x@mail.example', name: '</script>' });
  expect(await isPrompting()).toBe(true);
  await signIn(null);
  expect(await isPrompting()).toBe(false);
});
