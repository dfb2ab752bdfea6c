// Whether this machine can write: a bare server has no font, and a drawing's text would be missing without a word.
import 'server-only';
import { openPicture } from '@/lib/server/manifest/paint/picture';
import { getSingle } from '@/lib/server/single';

const PROBE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="2" y="32" font-family="sans-serif" font-size="32">Ag</text></svg>';

async function probe(): Promise<boolean> {
  const { channels } = await (await openPicture(Buffer.from(PROBE))).ensureAlpha().stats();
  return (channels[3]?.max ?? 0) > 0;
}

/** Whether Latin letters are painted; found out once. Never throws. */
export function hasFonts(): Promise<boolean> {
  return getSingle('has-fonts', () => probe().catch(() => false));
}
