import { describeLimits } from '@/scripts/bootstrap/platform.mjs';

const LOCKED = {
  '': {},
  'node_modules/next': {
    optionalDependencies: { '@next/swc-darwin-arm64': '1', '@next/swc-linux-x64-gnu': '1', sharp: '1' },
  },
  'node_modules/esbuild': {
    optionalDependencies: { '@esbuild/darwin-arm64': '1', '@esbuild/linux-x64': '1' },
  },
};

const on = (platform: string, installed: string[]) =>
  describeLimits(LOCKED, {
    platform,
    arch: platform === 'linux' ? 'x64' : 'arm64',
    has: (name: string) => installed.includes(name),
  });

test('reports nothing where every package has its binary', () => {
  expect(on('linux', ['@next/swc-linux-x64-gnu', '@esbuild/linux-x64'])).toBeUndefined();
  expect(on('darwin', ['@next/swc-darwin-arm64', '@esbuild/darwin-arm64'])).toBeUndefined();
});

test('reports on macOS what cannot be done without the missing binaries', () => {
  expect(on('darwin', ['@esbuild/darwin-arm64'])).toBe(
    'On darwin-arm64 the project cannot build the site: npm found no binary for it of next; a Linux machine or container can.',
  );
  expect(on('darwin', [])).toContain('cannot build the site, bundle the server: ');
});

test('sends Windows to WSL in one sentence', () => {
  expect(on('win32', [])).toMatch(/^The project does not run on Windows itself.*WSL/);
});
