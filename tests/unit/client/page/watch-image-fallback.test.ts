import { watchImageFallback } from '@/lib/client/page/watch-image-fallback';

let stop: () => void;

function addImage(src: string): HTMLImageElement {
  const image = document.createElement('img');
  image.src = src;
  document.body.append(image);
  return image;
}

const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));

beforeEach(() => {
  document.body.innerHTML = '';
  document.documentElement.dataset.cdns = 'https://a.example/ https://b.example/';
});
afterEach(() => stop());

test('an image that fails is tried once on the next server, then its fallback stays (ruling 75)', () => {
  stop = watchImageFallback();
  const image = addImage('https://a.example/1.webp');
  fail(image);
  expect([image.src, image.dataset.failed]).toEqual(['https://b.example/1.webp', undefined]);
  fail(image);
  expect([image.src, image.dataset.failed]).toEqual(['https://b.example/1.webp', '']);
});

test('an image that fails in a width is loaded as given, and then from the next server (N4, ruling 75)', () => {
  stop = watchImageFallback();
  const image = addImage('https://a.example/1.webp');
  image.srcset = 'https://a.example/w=240/1.webp 240w';
  fail(image);
  expect([image.srcset, image.src, image.dataset.failed]).toEqual([
    '',
    'https://a.example/1.webp',
    undefined,
  ]);
  fail(image);
  expect(image.src).toBe('https://b.example/1.webp');
});

test('an image of elsewhere has no second server (ruling 75)', () => {
  stop = watchImageFallback();
  const image = addImage('https://x.example/1.webp');
  fail(image);
  expect([image.src, image.dataset.failed]).toEqual(['https://x.example/1.webp', '']);
});

test('an image that failed before hydration gets a fallback too (ruling 75)', () => {
  const image = addImage('https://a.example/1.webp');
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  stop = watchImageFallback();
  expect(image.src).toBe('https://b.example/1.webp');
});

test('an element that gets another picture starts again (B3, ruling 75)', () => {
  stop = watchImageFallback();
  const image = addImage('https://a.example/1.webp');
  fail(image);
  fail(image);
  image.src = 'https://a.example/2.webp';
  image.dispatchEvent(new Event('load'));
  expect(image.dataset.failed).toBeUndefined();
  fail(image);
  expect(image.src).toBe('https://b.example/2.webp');
});

test('errors of other elements than images are ignored', () => {
  stop = watchImageFallback();
  const script = document.createElement('script');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(script.dataset.failed).toBeUndefined();
});

test('a lazy image fades in over its placeholder as it loads, unless the visitor types or wants less motion (B8)', () => {
  stop = watchImageFallback();
  const matchMedia = jest.fn((media: string) => ({ media, matches: false }) as MediaQueryList);
  Object.assign(window, { matchMedia });
  const load = (loading: 'lazy' | 'eager') => {
    const image = Object.assign(addImage('https://a.example/1.webp'), { loading, animate: jest.fn() });
    image.dispatchEvent(new Event('load'));
    return image.animate.mock.calls.map(([frames]) => frames);
  };
  expect(load('lazy')).toEqual([{ opacity: [0, 1] }]);
  expect(load('eager')).toEqual([]);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(load('lazy')).toEqual([]);
  field.remove();
  expect(load('lazy')).toHaveLength(1);
  matchMedia.mockImplementation((media) => ({ media, matches: media.includes('reduce') }) as MediaQueryList);
  expect(load('lazy')).toEqual([]);
});
