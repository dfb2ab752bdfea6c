// Painted pictures in files: every sandbox serves the same hundreds, and each takes 35 ms of processor time to paint.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

type Pixels = Uint8Array<ArrayBuffer>;

const FOLDER = new URL('../../../.demo/art/', import.meta.url);

const store = async (file: URL, pixels: Pixels): Promise<void> => {
  // Another sandbox may read at the same moment: it finds a whole file or none.
  const draft = new URL(`${file.href}.${randomUUID()}`);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(draft, pixels);
  await rename(draft, file);
};

/** Returns the pixels of a source that were painted before in any process, or paints them. */
export const paintOnce = async (
  source: string,
  paint: () => Promise<Pixels>,
  folder = FOLDER,
): Promise<Pixels> => {
  const file = new URL(createHash('sha256').update(source).digest('hex'), folder);
  const known = await readFile(file).catch(() => undefined);
  if (known) return new Uint8Array(known);
  const pixels = await paint();
  // Where nothing can be written, each process paints for itself.
  await store(file, pixels).catch(() => undefined);
  return pixels;
};
