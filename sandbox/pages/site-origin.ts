// The origin of the site that relays a call, as its forwarded headers name it.

/** Null where the API proxy did not say: then nothing is posted to anybody. */
export const findSiteOrigin = (headers: Headers): string | null => {
  const host = headers.get('x-forwarded-host') ?? '';
  const protocol = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const isHost = /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host);
  return isHost ? new URL(`${protocol}://${host}`).origin : null;
};

/** Another host name of this same sandbox, on the port the caller used: `games.localhost` is another origin than the API's. */
export const toAlternateHostOrigin = (origin: string, host: string): string => {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port ? `:${port}` : ''}`;
};
