import { Lobby } from '@/components/lobby/lobby';
import { ImageSizingProvider } from '@/components/ui/image/image-sizing-provider';
import { readFiles } from '@/tests/architecture/tree';
import { bannerOf, cardOf, gameOf, good, laneOf } from '../lobby/lobby-data';
import { renderWithMessages } from './with-messages';

const cdns = ['https://cdn.example/'];

function picturesOf(sizedPath?: string) {
  const { container, unmount } = renderWithMessages(
    <ImageSizingProvider sizing={sizedPath === undefined ? undefined : { cdns, sizedPath }}>
      <Lobby
        banners={good([bannerOf('URL', '/m/game'), bannerOf('URL', '', { title: 'Gift' })])}
        brandName="Aurora Play"
        games={good([gameOf('g1', { image: 'https://cdn.example/g1.webp' })])}
        lanes={good([laneOf('RNG', [{ ...cardOf('VA', 'RNG'), image: 'https://else.example/va.webp' }])])}
        news={good([])}
        query={new URLSearchParams()}
      />
    </ImageSizingProvider>,
  );
  const pictures = [...container.querySelectorAll('img')].map((picture) => ({
    ...{ src: picture.src, srcset: picture.srcset, sizes: picture.sizes },
    ...{ loading: picture.getAttribute('loading'), decoding: picture.getAttribute('decoding') },
  }));
  unmount();
  return pictures;
}

test('pictures load as given unless the registry says how the image servers give a width (N4)', () => {
  const pictures = picturesOf();
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter(({ srcset, sizes }) => srcset + sizes !== '')).toEqual([]);
});

test('each picture of an image server is loaded in the width of its place, others as given (N4)', () => {
  const pictures = picturesOf('w={width}/{path}');
  const of = (name: string) => pictures.filter(({ src }) => src.endsWith(name));
  for (const { srcset, sizes } of of('/g1.webp')) {
    expect(srcset).toMatch(/^https:\/\/cdn\.example\/w=120\/g1\.webp 120w, .+\/w=360\/g1\.webp 360w$/);
    expect(sizes).toBe('120px');
  }
  expect(of('/1.webp').map(({ srcset }) => srcset.includes('/w=1080/1.webp 1080w'))).toEqual([true, true]);
  expect(of('/va.webp').map(({ srcset }) => srcset)).toEqual(['']);
});

test('the pictures below the first load when they near, and are decoded beside the page’s work (N4)', () => {
  const [first, ...others] = picturesOf();
  expect(first?.loading).toBe('eager');
  expect(others.filter(({ loading, decoding }) => loading !== 'lazy' || decoding !== 'async')).toEqual([]);
});

const PICTURE = /<(?:img|SizedImage)\b[^>]*>/g;

test('every picture has its size before it loads, so that nothing shifts; of a logo only the height is known (N4)', () => {
  const files = readFiles((file) => /^components\/(?!workbench\/).*\.tsx$/.test(file));
  const pictures = files.flatMap(({ path, text }) =>
    (text.match(PICTURE) ?? []).map((element) => ({ path, element })),
  );
  expect(pictures.length).toBeGreaterThan(15);
  const unsized = pictures.filter(({ element }) => !/\bwidth=/.test(element) || !/\bheight=/.test(element));
  expect(unsized.map(({ path }) => path)).toEqual([
    'components/shell/header/brand-mark.tsx',
    'components/ui/image/sized-image.tsx',
  ]);
});
