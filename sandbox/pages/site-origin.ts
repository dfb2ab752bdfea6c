// Origin of the site that sends a call, from its forwarded headers.

/** Null without the API proxy's headers: then nothing is posted. */
export const findSiteOrigin = (headers: Headers): string | null => {
  const host = headers.get('x-forwarded-host') ?? '';
  const protocol = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const isHost = /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host);
  return isHost ? new URL(`${protocol}://${host}`).origin : null;
};

/** Another host name of this sandbox, on the caller's port: `games.localhost` is another origin than the API's. */
export const toAlternateHostOrigin = (origin: string, host: string): string => {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port ? `:${port}` : ''}`;
};
