import { Hono } from 'hono';
import sharp from 'sharp';
import { artRoutes, findArt, sizedRoutes } from '../../../sandbox/art/pictures/art-routes.ts';
import { merchants } from '../../../sandbox/core/merchant.ts';
import { createProviderState } from '../../../sandbox/core/provider-state.ts';
import { catalogue } from '../../../sandbox/data/games/catalogue.ts';
import { vendors } from '../../../sandbox/data/vendors.ts';

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const contrast = (left: string, right: string): number => {
  const [dark = 0, light = 0] = [luminance(left), luminance(right)].sort((one, two) => one - two);
  return (light + 0.05) / (dark + 0.05);
};

describe('art', () => {
  it('is drawn for every game, differently, and small', () => {
    const pictures = catalogue.map((game) => findArt(`games/${game.code}.svg`) ?? '');
    expect(new Set(pictures).size).toBe(catalogue.length);
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg .*<\/svg>$/s);
      expect(picture).not.toMatch(/NaN|undefined|<script|&(?!#\d+;)/);
      expect(Buffer.byteLength(picture)).toBeLessThan(10_000);
    }
  });

  it('is the same each time it is drawn', () => {
    expect(findArt('games/va-prism-parade.svg')).toBe(findArt('games/va-prism-parade.svg'));
  });

  it.each([...merchants.keys()])('is there for the brand %s', (code) => {
    const paths = ['logos', 'favicons', 'splash'].map((gallery) => `${gallery}/${code}.svg`);
    const numbered = [1, 2, 3, 4, 5, 6].map((nth) => `banners/${code}/${nth}.svg`);
    const promotions = [42, 43, 44, 45, 46, 47].map((id) => `promotions/${code}/${id}.svg`);
    for (const path of [...paths, ...numbered, ...promotions]) expect(findArt(path)).toMatch(/^<svg /);
  });

  it('is there for every studio, and nowhere else', () => {
    for (const { code } of vendors) expect(findArt(`vendors/${code}.svg`)).toMatch(/^<svg /);
    for (const path of [
      'games/none.svg',
      'banners/none/1.svg',
      'banners/rio/99.svg',
      'constructor/x.svg',
      '../x.svg',
      'promotions/rio/constructor.svg',
    ]) {
      expect(findArt(path)).toBeNull();
    }
  });
});

describe('art over the wire', () => {
  const ask = (path: string, accept: string) =>
    new Hono()
      .route('/art', artRoutes(createProviderState()))
      .request(`http://127.0.0.1/art/${path}`, { headers: { accept } });

  it.each(['games/va-prism-parade.svg', 'banners/aurora/1.svg', 'splash/noor.svg'])(
    '%s is WebP for clients that accept it, and vector for all others',
    async (path) => {
      const raster = await ask(path, 'image/avif,image/webp,*/*');
      expect([raster.headers.get('content-type'), raster.headers.get('vary')]).toEqual([
        'image/webp',
        'accept',
      ]);
      const bytes = Buffer.from(await raster.arrayBuffer());
      expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
      expect((await ask(path, '*/*')).headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    },
  );

  it('gives a picture in the width that is asked for, in the smallest format that the client accepts', async () => {
    const routes = new Hono().route('/sized', sizedRoutes(createProviderState()));
    const typeOf = async (path: string, accept: string) => {
      const answer = await routes.request(`http://127.0.0.1/sized/${path}`, { headers: { accept } });
      return [answer.status, answer.headers.get('content-type')];
    };
    const path = '120/art/games/va-prism-parade.svg';
    expect(await typeOf(path, 'image/avif,image/webp,*/*')).toEqual([200, 'image/avif']);
    expect(await typeOf(path, 'image/webp,*/*')).toEqual([200, 'image/webp']);
    expect(await typeOf(path, '*/*')).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect((await typeOf('120/art/games/none.svg', 'image/webp'))[0]).toBe(404);
    expect((await typeOf('0/art/games/va-prism-parade.svg', 'image/webp'))[0]).toBe(404);
    const bytes = await routes.request(`http://127.0.0.1/sized/${path}`, {
      headers: { accept: 'image/webp' },
    });
    expect((await sharp(await bytes.arrayBuffer()).metadata()).width).toBe(120);
  });

  it('serves signs as vector, and 404 for what does not exist', async () => {
    const sign = await ask('favicons/aurora.svg', 'image/webp');
    expect(sign.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect((await ask('games/none.svg', 'image/webp')).status).toBe(404);
  });
});

describe('demo merchants', () => {
  it.each([...merchants.values()])('$name reads well: text and buttons reach 4.5 to 1', ({ colors }) => {
    for (const ground of [colors.background, colors.surface]) {
      for (const ink of [colors.text, colors.muted, colors.danger])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5);
  });
});
