// Launches games at a running sandbox as the site's API proxy does, and opens their pages.
import { createProviderClient } from '../provider-client.ts';

/** Headers of the API proxy for a visitor of this site. */
export const relay = { 'x-forwarded-host': 'aurora.localhost:3310', 'x-forwarded-proto': 'http' };

export const createLaunchClient = (origin: string) => {
  const client = createProviderClient(origin);
  const launch = async (
    query: string,
    path = '/wps/game/launchGame',
    headers: Record<string, string> = {},
  ) => {
    const { value } = await client.login('lan');
    return client.ask(`${path}?${query}`, { token: value.token, headers: { ...relay, ...headers } });
  };
  // Node does not resolve names below localhost everywhere; the sandbox answers the same under each of them.
  const toLocal = (url: string): string => url.replace(/\/\/[a-z]+\.localhost/, '//127.0.0.1');
  const open = async (url: string) => {
    const response = await fetch(toLocal(url));
    const html = await response.text();
    const data = /id="stage-data">(.*?)<\/script>/s.exec(html)?.[1];
    return {
      status: response.status,
      url: response.url,
      headers: response.headers,
      html,
      stage: data ? JSON.parse(data) : null,
    };
  };
  return { client, launch, open, toLocal };
};
