// A machine with chosen fonts: drawings must not depend on the fonts of the machine that runs the tests.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import type { Painter } from '@/tests/unit/server/features/manifest/painter-process';
import { bundleFiles } from '@/tests/unit/server/support/bundle-files';

/** Fonts of installed packages: Latin letters alone, and pictures at private code points alone. */
const FONTS = {
  latin: 'next/dist/compiled/@vercel/og/Geist-Regular.ttf',
  icons: 'playwright-core/lib/vite/recorder/assets/codicon-DCmgc-ay.ttf',
} as const;

export type PlantedFont = keyof typeof FONTS;
type Call = { [Name in keyof Painter]: [Name, Parameters<Painter[Name]>] }[keyof Painter];

/** Writes a fontconfig file that knows these fonts and no others; gives its path. */
function plantFonts(fonts: readonly PlantedFont[]): string {
  const folder = makeTemporaryFolder('fonts');
  const [place, file] = [path.join(folder, 'fonts'), path.join(folder, 'fonts.conf')];
  mkdirSync(place);
  for (const font of fonts)
    copyFileSync(path.join('node_modules', FONTS[font]), path.join(place, `${font}.ttf`));
  const places = `<dir>${place}</dir><cachedir>${folder}/cache</cachedir>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places}</fontconfig>`,
  );
  return file;
}

/** Gives a function that makes calls of the painter on a machine with these fonts; the bundle is removed after the file's tests. */
export function paintWith(): (fonts: readonly PlantedFont[], ...calls: Call[]) => unknown[] {
  const [program = ''] = bundleFiles(['tests/unit/server/features/manifest/painter-process.ts']);
  afterAll(() => rmSync(program));
  return (fonts, ...calls) => {
    const env = { ...process.env, FONTCONFIG_FILE: plantFonts(fonts) };
    const input = JSON.stringify(calls);
    return JSON.parse(execFileSync(process.execPath, [program], { env, input, encoding: 'utf8' }));
  };
}
