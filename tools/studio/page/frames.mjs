// Two frames with real pages of the real site, scaled to the room there is.
import { byId, el } from './dom.mjs';

export const PAGES = {
  Home: '/m/home',
  Games: '/m/game',
  Login: '/m/login',
  Register: '/m/register',
  Promotions: '/m/activity',
  Service: '/m/service',
  News: '/m/news',
  Download: '/m/download',
};

const SIZES = { phone: [360, 740], desktop: [1280, 800] };
const TITLES = { phone: 'Phone', desktop: 'Desktop' };
/** Share of the room's width that the phone takes. */
const PHONE_SHARE = 0.29;
const GAP = 20;

/** Width of a scroll bar: a phone shows none, so that it is outside the visible part. */
function measureScrollBar() {
  const probe = el('div', { className: 'probe' });
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
}

function createFrame(device, bar) {
  const [width, height] = SIZES[device];
  const title = `${TITLES[device]}, ${width} × ${height}`;
  const iframe = el('iframe', { title, width: width + bar, height });
  // Pages may run and keep a session; they may not lead the studio away.
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals');
  const screen = el('div', { className: 'screen' });
  let [scale, dir] = [1, 'ltr'];
  const place = () => {
    const shift = dir === 'rtl' ? -bar * scale : 0;
    iframe.style.transform = `translateX(${shift}px) scale(${scale})`;
  };
  const scaleTo = (room) => {
    scale = Math.min(1, room / width);
    screen.style.width = `${Math.round(width * scale) + 2}px`;
    screen.style.height = `${Math.round(height * scale) + 2}px`;
    place();
  };
  const load = (address, direction) => {
    iframe.src = address;
    dir = direction;
    place();
    // A frame without an address would be of the studio's own origin for a moment.
    if (!iframe.isConnected) screen.append(iframe);
  };
  return { load, scaleTo, element: el('div', { className: 'frame' }, el('p', {}, title), screen) };
}

/** Builds the frames; `show({ data, path, language, dir })` loads a page in both. */
export function buildFrames(origins) {
  const place = byId('frames');
  const bar = measureScrollBar();
  const frames = Object.keys(SIZES).map((device) => ({ device, ...createFrame(device, bar) }));
  place.replaceChildren(...frames.map(({ element }) => element));
  new ResizeObserver(([{ contentRect }]) => {
    const phone = Math.min(SIZES.phone[0], contentRect.width * PHONE_SHARE);
    for (const { device, scaleTo } of frames)
      scaleTo(device === 'phone' ? phone : contentRect.width - phone - GAP - 8);
  }).observe(place);
  let count = 0;
  return ({ data, path, language, dir }) => {
    // Each load has another address: a browser ignores a second navigation to a pending one.
    count += 1;
    for (const { device, load } of frames) {
      const url = new URL(path, origins[data][device]);
      url.searchParams.set('lang', language);
      url.searchParams.set('load', count);
      load(url.href, dir);
    }
  };
}
