import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runPageRequest } from '@/lib/server/http/page-request';
import { createRenderMetadata } from '@/lib/server/http/render-metadata';
import { reportFailed, reportMissing } from '@/lib/server/pages/data/report-page-status';
import { applyReportedStatus } from '@/lib/server/pages/reported-status';
import { startBudget } from '@/lib/server/platform/time-budget';

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves one response, and returns its status. */
async function statusOf(
  render: () => void | Promise<void>,
  status = 200,
  headers: Record<string, string> = {},
) {
  const metadata = createRenderMetadata(undefined, startBudget());
  server = createServer((request, response) => {
    applyReportedStatus(request, response, metadata);
    void runPageRequest({ request, response, metadata }, async () => {
      await render();
      response.statusCode = status;
      response.end('page');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).status;
}

const nothing = async () => undefined;
const findNothing = async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  reportMissing();
};

test.each([
  ['a page', nothing, 200, {}, 200],
  ['a page that found nothing', findNothing, 200, {}, 404],
  ['a page that found nothing, fetched by a soft navigation', findNothing, 200, { rsc: '1' }, 200],
  ['a page that could not be filled', reportFailed, 200, {}, 503],
  ['a closed site, whatever its page found', findNothing, 503, {}, 503],
])('%s is answered with its status (B32)', async (_what, render, status, headers, expected) => {
  expect(await statusOf(render, status, headers as Record<string, string>)).toBe(expected);
});

test('one request never gets the status of another', async () => {
  expect(await statusOf(findNothing)).toBe(404);
  server?.close();
  expect(await statusOf(nothing)).toBe(200);
});

test('a request that bypassed the pipeline has no render metadata, and nothing happens', () => {
  expect(reportMissing).not.toThrow();
});
