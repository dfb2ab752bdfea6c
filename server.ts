// The production server: the front, and Next behind it in the same process.
import next from 'next';
import { checkStart } from '@/lib/server/check-start';
import { countRenderers, getEnv } from '@/lib/server/env';
import { prepareDrain } from '@/lib/server/front/drain';
import { drainAfterFaults } from '@/lib/server/front/fault/last-resort';
import { setFronted } from '@/lib/server/front/fronted';
import { startFront } from '@/lib/server/front/start-front';
import { readStaticFiles } from '@/lib/server/front/static-files';
import { getLog } from '@/lib/server/log';
import { startRenderers } from '@/lib/server/render/render-page';

const checked = checkStart();
setFronted();
const { PORT, LISTEN_ON, TRUSTED_PROXY_HOPS } = getEnv();
const endRenderers = startRenderers(countRenderers(getEnv()), process.argv[1] ?? '');
const app = next({ dev: false, port: PORT, hostname: 'localhost' });
await app.prepare();
await checked;
const server = await startFront({
  port: PORT,
  host: LISTEN_ON === 'loopback' ? '127.0.0.1' : undefined,
  trustedHops: TRUSTED_PROXY_HOPS,
  files: readStaticFiles('.next/static'),
  handler: app.getRequestHandler(),
}).catch((error) => {
  process.stderr.write(
    `The site cannot listen on port ${PORT}: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
const place = server.address();
const port = place !== null && typeof place === 'object' ? place.port : PORT;
getLog().info({ port }, 'site is up');
// A parent that opened a channel and left the port open (PORT=0) is told which one it is; no other process has a channel.
process.send?.({ port });

const drain = prepareDrain(server, {
  onEnd: () => {
    endRenderers();
    process.exit();
  },
});

drainAfterFaults(drain);
// A terminal's Ctrl-C reaches the site twice, by itself and by `npm start`, and has no balancer to tell.
process.on('SIGTERM', drain.announce);
process.on('SIGINT', drain.close);
