// Which pictures the worker keeps.

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
const CALLS = '/wps';

/**
 * Whether a picture or font may be kept: the site's own, and foreign ones whose address is that of a plain file. A counting pixel has a query
 * or no such name, and must reach its owner each time. What a call gives is never kept.
 */
export function isCachedPicture(url: URL, ownOrigin: string): boolean {
  if (url.origin === ownOrigin) return url.pathname !== CALLS && !url.pathname.startsWith(`${CALLS}/`);
  return url.search === '' && PICTURE.test(url.pathname);
}
