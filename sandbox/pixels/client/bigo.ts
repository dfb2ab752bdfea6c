// Drains BIGO's layer.
import { queryOf, record, scriptUrl, storeCookie, toArgs } from './record.ts';

const pixel = scriptUrl.searchParams.get('pixel_id') ?? '';
const { bgdataLayer: layer = [] } = window as unknown as { bgdataLayer?: unknown[] };

const handleCall = (entry: unknown): void => {
  const args = toArgs(entry);
  if (args) record(args, { pixel });
};

for (const entry of layer.splice(0)) handleCall(entry);
layer.push = (...entries: unknown[]) => {
  for (const entry of entries) handleCall(entry);
  return 0;
};
const click = queryOf('bbg');
if (click !== null) storeCookie('_bge_bbg', click);
