// An empty Next app of the same version: what its page ships, how fast it starts, and its own rewrite as a relay.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { runQuietly } from '../bootstrap/quiet.mjs';
import { fromRoot } from '../bootstrap/root.mjs';

const FILES = {
  'package.json': '{"name":"empty","private":true,"type":"module"}',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.js': 'export default () => <h1>empty</h1>;',
  'next.config.mjs':
    'export default { rewrites: async () => [{ source: "/relay/:path*", destination: "http://127.0.0.1:UPSTREAM/:path*" }] };',
};

/** Builds the app and returns its folder. */
export async function buildEmptyApp(upstreamPort) {
  const folder = fromRoot('logs/bench/empty');
  mkdirSync(`${folder}/app`, { recursive: true });
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(`${folder}/${name}`, text.replace('UPSTREAM', String(upstreamPort)));
  try {
    symlinkSync(fromRoot('node_modules'), `${folder}/node_modules`);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const next = fromRoot('node_modules/next/dist/bin/next');
  await runQuietly('building an empty app', [process.execPath, next, 'build', folder, '--webpack'], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
  });
  return folder;
}
