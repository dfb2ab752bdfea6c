// The studio: its page, the frames' proxy, and the built site with the sandbox behind it.
import { randomBytes } from 'node:crypto';
import { freePort } from '../../../scripts/run/ports.mjs';
import { loadDoctor } from '../../preview/load-doctor.mjs';
import { startPreviewSite } from '../../preview/start-preview-site.mjs';
import { emptySandbox } from './empty-sandbox.mjs';
import { startFrameProxy } from './frame-proxy.mjs';
import { FRAMES, STUDIO } from './hosts.mjs';
import { createPreview, toBrands } from './preview.mjs';
import { startStudioServer } from './studio-server.mjs';

/** Starts everything; `stop` ends it. `entry` is what the form holds at first. */
export async function startStudio({ port: wanted, entry = {} }) {
  const doctor = await loadDoctor();
  const site = await startPreviewSite(toBrands({}, {}, 0));
  const closers = [site.stop];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    await emptySandbox(site.sandboxPort);
    const key = randomBytes(24).toString('base64url');
    const port = await freePort(wanted);
    const framePort = await freePort(port + 1);
    const preview = createPreview({ site, doctor });
    const proxy = await startFrameProxy({ port: framePort, sitePort: site.port, studioPort: port, preview });
    closers.push(proxy.close);
    const server = await startStudioServer({ port, framePort, key, doctor, preview, entry, frames: FRAMES });
    closers.push(server.close);
    return { url: `http://${STUDIO}:${port}/?key=${key}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
