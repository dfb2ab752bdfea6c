const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
const CALLS = '/wps';

/** Caches own files and foreign plain files. Tracking pixels (with a query or without an extension) and calls never. */
export function isCachedPicture(url: URL, ownOrigin: string): boolean {
  if (url.origin === ownOrigin) return url.pathname !== CALLS && !url.pathname.startsWith(`${CALLS}/`);
  return url.search === '' && PICTURE.test(url.pathname);
}
