import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startSandbox } from '../../../../sandbox/start-sandbox.ts';
import { createLaunchClient } from './launch-client.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let launching: ReturnType<typeof createLaunchClient>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  launching = createLaunchClient(sandbox.origin);
});
afterEach(() => launching.client.control('/reset', {}));
afterAll(() => sandbox.close());

/** Loads a script and its imports as a browser would, and links them. @throws on a missing file, a wrong type, a syntax error or a missing export. */
const LINK = `
  import { SourceTextModule } from 'node:vm';
  const known = new Map();
  const load = async (url) => {
    const answer = await fetch(url);
    if (!/^text\\/javascript/.test(answer.headers.get('content-type'))) throw new Error(url + ' is no script');
    return new SourceTextModule(await answer.text(), { identifier: url });
  };
  const find = (url) => known.get(url) ?? known.set(url, load(url)).get(url);
  const entry = await find(process.argv[1]);
  await entry.link((name, from) => find(new URL(name, from.identifier).href));
  console.log(known.size);
`;

const gameUrlOf = async (query: string): Promise<string> => (await launching.launch(query)).value.gameUrl;

describe('a play page', () => {
  it('opens once by its ticket, and again by its own session', async () => {
    const gameUrl = await gameUrlOf('gameCode=va-prism-parade');
    const first = await launching.open(gameUrl);
    expect(first.status).toBe(200);
    expect((await launching.open(first.url)).status).toBe(200);
    const replayed = await launching.open(gameUrl);
    expect([replayed.status, replayed.html.includes('This session has expired')]).toEqual([410, true]);
    expect((await launching.open(`${sandbox.origin}/play/slot?ticket=made-up&language=UR`)).html).toContain(
      'dir="rtl"',
    );
  });

  it('may be framed by the site alone, and runs its own script only', async () => {
    const { headers } = await launching.open(await gameUrlOf('gameCode=va-prism-parade'));
    const policy = headers.get('content-security-policy') ?? '';
    expect(headers.get('x-frame-options')).toBeNull();
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self' http://aurora.localhost:3310");
  });

  it.each([
    ['VI', 'ltr', 'Số dư'],
    ['PT-BR', 'ltr', 'Saldo'],
    ['UR', 'rtl', 'بیلنس'],
    ['TH', 'ltr', 'ยอดเงิน'],
    ['TW', 'ltr', '餘額'],
    ['RU', 'ltr', 'Balance'],
  ])('in %s is written %s and speaks the language (I4)', async (language, dir, word) => {
    const { html } = await launching.open(await gameUrlOf(`gameCode=va-prism-parade&language=${language}`));
    expect(html).toContain(`dir="${dir}"`);
    expect(html).toContain(word);
  });

  it('of a lobby leads to its games, and to no other by hand (G3)', async () => {
    const lobby = await launching.open(await gameUrlOf('vendor=LOTT'));
    const session = new URL(lobby.url).searchParams.get('session');
    const enter = (game: string) =>
      launching.open(`${sandbox.origin}/play/lottery?session=${session}&game=${game}`);
    expect((await enter('lott-fast-3d')).stage).toMatchObject({ game: 'lott-fast-3d', ticket: { pick: 3 } });
    expect((await enter('va-prism-parade')).status).toBe(410);
  });

  it('has its own symbols and complete scripts', async () => {
    const { stage, html } = await launching.open(await gameUrlOf('gameCode=sb-gumdrop-gang'));
    expect(stage.symbols.length).toBeGreaterThan(4);
    for (const path of stage.symbols) {
      const svg = await (await fetch(sandbox.origin + path)).text();
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
    const [, entry = ''] = /type="module" src="\/(play\/assets\/[^"]+)"/.exec(html) ?? [];
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--experimental-vm-modules', '--no-warnings', '--input-type=module', '-e', LINK],
      `${sandbox.origin}/${entry}`,
    ]);
    expect(Number(stdout)).toBeGreaterThan(15);
    expect((await fetch(`${sandbox.origin}/play/assets/client/../play-page.ts`)).status).toBe(404);
  });
});

describe('planted luck', () => {
  it('reaches the page, as one of three values', async () => {
    await launching.client.control('/play', { luck: 'win' });
    expect((await launching.open(await gameUrlOf('gameCode=va-prism-parade'))).stage.luck).toBe('win');
    expect(await launching.client.control('/play', { luck: 'rigged' })).toMatchObject({ ok: false });
  });
});
