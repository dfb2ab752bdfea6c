// The site under https without a certificate: the browser's requests are answered from the plain site.
import type { BrowserContext } from 'playwright/test';
import type { Merchant } from '../support/merchant';

/** Serves the merchant's site under an https origin as well, and returns that origin. */
export async function overHttps(context: BrowserContext, merchant: Merchant): Promise<string> {
  const plain = new URL(merchant.origin);
  const secure = `https://${plain.hostname}`;
  await context.route(`${secure}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = `http://127.0.0.1:${plain.port}${pathname}${search}`;
    const sent = await route.request().allHeaders();
    // The site under plain Next is addressed with its port, so that the page's requests are same-origin.
    const headers: Record<string, string> = { ...sent, host: plain.host };
    if (sent.origin === secure) headers.origin = plain.origin;
    try {
      await route.fulfill({ response: await route.fetch({ url, headers, maxRedirects: 0 }) });
    } catch (error) {
      // Requests that are still pending after a test are ignored.
      if (!/Test ended|has been (?:closed|disposed)/.test(String(error))) throw error;
    }
  });
  return secure;
}
