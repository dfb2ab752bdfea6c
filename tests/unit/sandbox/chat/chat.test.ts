import { startSandbox } from '../../../../sandbox/start-sandbox.ts';
import { createLaunchClient, relay } from '../play/launch-client.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let launching: ReturnType<typeof createLaunchClient>;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  launching = createLaunchClient(sandbox.origin);
});
beforeEach(async () => {
  await launching.client.control('/reset', {});
  ({ token } = (await launching.client.login('lan')).value);
});
afterAll(() => sandbox.close());

const ask = (path: string, body?: unknown) =>
  launching.client.ask(path, { token, headers: relay, ...(body === undefined ? {} : { body }) });
const launchChat = (query: string) => ask(`/wps/relay/CBS_launchChat?${query}`);
const countUnread = async () => (await ask('/wps/relay/CBS_unreadCount')).value.count;

const enter = async (query = 'b2c=true&language=EN') => {
  const page = await launching.open((await launchChat(query)).value.url);
  const session = new URL(page.url).searchParams.get('session');
  return { page, messages: `${sandbox.origin}/chat/messages?session=${session}&language=EN` };
};

const readMessages = async (url: string) => (await fetch(url)).json();

describe('the chat', () => {
  it('opens once by its key, with title, draft and the return address (C1)', async () => {
    const { value } = await launchChat(
      'b2c=true&language=VI&title=H%E1%BB%97%20tr%E1%BB%A3&backUrl=/m/service',
    );
    expect(value.url).toMatch(`http://chat.localhost:${new URL(sandbox.origin).port}/chat?key=`);
    const page = await launching.open(`${value.url}&draft=A%20question`);
    expect([page.status, page.html.includes('<h1>Hỗ trợ</h1>')]).toEqual([200, true]);
    expect(page.html).toContain('href="http://aurora.localhost:3310/m/service"');
    expect(page.html).toContain('A question</textarea>');
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' http://aurora.localhost:3310",
    );
    expect((await launching.open(value.url)).status).toBe(410);
  });

  it.each([
    ['language=EN', 'parameter.missing'],
    ['b2c=true', 'parameter.missing'],
    ['b2c=true&language=TW', 'chat.language.invalid'],
    ['b2c=true&language=xx', 'chat.language.invalid'],
    ['b2c=true&language=CN&backUrl=javascript:1', 'launch.backUrl.invalid'],
  ])('requested with %s is rejected as %s (C1)', async (query, code) => {
    expect((await launchChat(query)).errorCode).toBe(code);
  });

  it.each([
    ['UR', 'ur', 'rtl'],
    ['UR-LA', 'en', 'ltr'],
    ['CN', 'zh-Hans', 'ltr'],
  ])('speaks %s as %s (C1)', async (language, tag, dir) => {
    const { page } = await enter(`b2c=true&language=${language}`);
    expect(page.html).toContain(`<html lang="${tag}" dir="${dir}"`);
  });

  it('answers, and stores the conversation by member', async () => {
    const { messages } = await enter();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: 'Where is my withdrawal?' });
    const [, answer] = await (await fetch(messages, { method: 'POST', headers, body })).json();
    expect(answer).toMatchObject({ from: 'agent', text: expect.stringContaining('ten minutes') });
    const again = await readMessages((await enter()).messages);
    expect(again.map((one: { text: string }) => one.text)).toContain('Where is my withdrawal?');
    expect((await fetch(messages, { method: 'POST', headers, body: '{"text":" "}' })).status).toBe(400);
    expect((await fetch(`${sandbox.origin}/chat/messages?session=none`)).status).toBe(410);
  });

  it('counts unread messages until they are read (C2)', async () => {
    expect(await countUnread()).toBe(3);
    const { messages } = await enter();
    expect(await countUnread()).toBe(3);
    expect(await readMessages(messages)).toHaveLength(4);
    expect(await countUnread()).toBe(0);
    await launching.client.control('/unread', { merchant: 'aurora', userName: 'lan', count: 2 });
    expect(await countUnread()).toBe(2);
  });
});

describe('the widget', () => {
  it('loads as a script of the chat’s own host, with the planted delay (C3)', async () => {
    const { value } = await launching.client.ask('/wps/relay/WPSCORE_getCustomerServiceScript');
    expect(value).toMatchObject({
      scriptUrl: expect.stringContaining('//chat.localhost:'),
      widget: 'SandboxChat',
    });
    const load = async () => (await launching.open(value.scriptUrl)).html;
    expect(await load()).toContain('"delayMs":200');
    await launching.client.control('/widget', { delayMs: 2500 });
    expect(await load()).toContain('"delayMs":2500');
  });

  it('accepts a guest without a name, and a member by a key that works once (C5)', async () => {
    const guest = await launching.open(`${sandbox.origin}/chat?widget=1&merchant=aurora&language=en-US`);
    expect([guest.status, guest.html.includes('id="close"')]).toEqual([200, true]);
    expect((await launching.open(`${sandbox.origin}/chat?merchant=aurora`)).status).toBe(410);
    const { value } = await ask('/wps/relay/CBS_authKey');
    const address = `${sandbox.origin}/chat?widget=1&merchant=aurora&language=en-US&key=${value.authKey}`;
    expect((await launching.open(address)).status).toBe(200);
    expect((await launching.open(address)).status).toBe(410);
  });

  it('hands its key to the member’s data only, and only its own (K8)', async () => {
    const { value: info } = await ask('/wps/member/info');
    const save = (authKey: string, more = {}) =>
      ask('/wps/relay/WPSCORE_saveMemberInfoByAuthKey', { authKey, ...info, ...more });
    const { value } = await ask('/wps/relay/CBS_authKey');
    expect((await save('made-up')).errorCode).toBe('auth.key.invalid');
    expect((await save(value.authKey, { id: '1' })).errorCode).toBe('member.mismatch');
    expect((await save(value.authKey)).success).toBe(true);
  });
});
