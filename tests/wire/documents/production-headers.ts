// The headers of a production site, byte for byte: development code changes none of them.
// GOLDEN_HEADERS=record writes the built site's current headers to the file instead of comparing.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toRecordedHeaders } from '@/tests/wire/documents/support/recorded-headers';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { isPlainNext } from '@/tests/wire/support/start-site';

const FILE = path.join(__dirname, 'golden', isPlainNext ? 'headers-of-next.json' : 'headers-of-node.json');
const isRecording = process.env.GOLDEN_HEADERS === 'record';
const STYLE = '/*.css';
const PLACES = ['/m/home', '/m/login', '/m/rng', '/wps/system/country', '/m/no-such-page', '/healthz', STYLE];

async function styleOfHome(): Promise<string> {
  const { text } = await ask({ port: site.port });
  return /href="(\/_next\/static\/[^"]+\.css)"/.exec(text)?.[1] ?? '/no style sheet';
}

async function headersOf(place: string) {
  const { port, provider } = site;
  const answer = await ask({ port, path: place === STYLE ? await styleOfHome() : place });
  return toRecordedHeaders(answer, { port, provider });
}

test('each answer of a production site carries the recorded headers and no others (SEC-79, SEC-85, DX-1)', async () => {
  const now: Record<string, unknown> = {};
  for (const place of PLACES) {
    // The first response to an address may be for its visitor only: the second one is recorded.
    await headersOf(place);
    now[place] = await headersOf(place);
  }
  if (isRecording) writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  expect(now).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
}, 120_000);
