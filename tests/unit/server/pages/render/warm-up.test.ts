import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPageRequest } from '@/lib/server/http/page-request';
import { readSiteHeader } from '@/lib/server/http/trusted-headers';
import { setInternalHandler } from '@/lib/server/pages/render/internal-server';
import { warmUp } from '@/lib/server/pages/render/warm-up';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one'), toEntry('two')]);

type Seen = { readonly merchant?: string; readonly page?: string; readonly isAnswered?: boolean };

test('a process renders the first merchant’s page for missing addresses before it serves, and no call reaches the provider (B54)', async () => {
  const seen: Seen[] = [];
  setInternalHandler(({ headers }: IncomingMessage, response: ServerResponse) => {
    const { decision, answers } = findPageRequest() ?? {};
    const known = answers?.get('any call');
    const merchant = readSiteHeader(new Headers(headers as Record<string, string>), 'merchant');
    seen.push({ merchant, page: decision?.page, isAnswered: known?.result.ok === false });
    response.end('<html></html>');
  });
  await warmUp();
  expect(seen).toEqual([{ merchant: 'one', page: 'missing', isAnswered: true }]);
});

test('a rendering that breaks stops no start (B54)', async () => {
  setInternalHandler((_request, response) => response.destroy());
  await expect(warmUp()).resolves.toBeUndefined();
});
