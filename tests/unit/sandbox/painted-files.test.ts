import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { paintOnce } from '../../../sandbox/art/pictures/painted-files.ts';

const PIXELS = new Uint8Array([1, 2, 3]);

const newFolder = () => pathToFileURL(`${mkdtempSync(path.join(tmpdir(), 'painted-'))}/art/`);

describe('a painted picture', () => {
  it('is read by the next sandbox, which paints only what is new', async () => {
    const folder = newFolder();
    const paint = jest.fn(async () => PIXELS);
    const first = await paintOnce('a drawing', paint, folder);
    expect([first, await paintOnce('a drawing', paint, folder)]).toEqual([PIXELS, PIXELS]);
    expect(paint).toHaveBeenCalledTimes(1);
    await paintOnce('another drawing', paint, folder);
    expect(paint).toHaveBeenCalledTimes(2);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('is painted each time where nothing can be written, and leaves nothing where it fails', async () => {
    const paint = jest.fn(async () => PIXELS);
    const nowhere = pathToFileURL('/dev/null/');
    expect(await paintOnce('a drawing', paint, nowhere)).toBe(PIXELS);
    expect(await paintOnce('a drawing', paint, nowhere)).toBe(PIXELS);
    const folder = newFolder();
    await expect(paintOnce('a drawing', () => Promise.reject(new Error('no')), folder)).rejects.toThrow('no');
    expect(await paintOnce('a drawing', paint, folder)).toBe(PIXELS);
  });
});
