// Host names of the studio. Its frames are other origins of the same site, so that cookies of the preview work in them.

export const STUDIO = 'studio.localhost';

/** The sandbox's merchant that plays each kind of data. */
export const DATA = { rich: 'aurora', empty: 'lotus' };

const DEVICES = ['phone', 'desktop'];

/** Host of each frame, by data and device. */
export const FRAMES = Object.fromEntries(
  Object.keys(DATA).map((data) => [
    data,
    Object.fromEntries(DEVICES.map((device) => [device, `${device}.${data}.${STUDIO}`])),
  ]),
);

export const FRAME_HOSTS = Object.values(FRAMES).flatMap((frames) => Object.values(frames));

/** The site serves this name once it has read the change with this number. */
export const probeOf = (version) => `v${version}.${STUDIO}`;
