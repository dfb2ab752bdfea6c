// The registry decides whose chat script may run on a page, never the provider alone.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { control, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);
const folder = makeTemporaryFolder('chat-hosts');
for (const [code, chatHosts] of Object.entries({
  aurora: undefined,
  rio: ['chat.localhost'],
  lotus: ['livechat'],
})) {
  const entry = JSON.parse(readFileSync(`sandbox/merchants/${code}.json`, 'utf8'));
  writeFileSync(path.join(folder, `${code}.json`), JSON.stringify({ ...entry, chatHosts }));
}
const site = raiseSite({ MERCHANTS: folder });

async function pageOf(code: string) {
  const { status, text, headers } = await ask({ port: site.port, host: `${code}.localhost` });
  const sources = String(headers['content-security-policy']).match(/(?:frame|connect)-src [^;]*/g) ?? [];
  const hosts = /data-chat-hosts="([^"]*)"/.exec(text)?.[1];
  return { status, hosts, sources: sources.join() };
}

test('a page of a merchant without chatHosts allows no chat script, and is complete (SEC-78)', async () => {
  const page = await pageOf('aurora');
  expect([page.status, page.hosts]).toEqual([200, undefined]);
  expect(page.sources).not.toContain('chat.localhost');
  await until(async () => site.output().includes('chat script refused'), 'the line of the log');
});

test('the policy allows a host that the registry names, and no other of the provider (SEC-78)', async () => {
  const page = await pageOf('rio');
  expect(page).toMatchObject({ status: 200, hosts: 'chat.localhost' });
  expect(page.sources).toContain('chat.localhost');
});

test('a vendor’s name allows only that vendor’s host (SEC-78)', async () => {
  const value = { scriptUrl: 'https://cdn.livechatinc.com/tracking.js', widget: 'Chat' };
  const path = '/wps/relay/WPSCORE_getCustomerServiceScript';
  await control(site.provider, 'faults', { merchant: 'lotus', kind: 'answer', path, value });
  const page = await pageOf('lotus');
  expect(page).toMatchObject({ status: 200, hosts: 'cdn.livechatinc.com' });
  expect(page.sources).toContain('https://cdn.livechatinc.com');
  expect(page.sources).not.toContain('chat.localhost');
});
