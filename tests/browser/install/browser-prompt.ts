// The browser's own prompt to install, as a test wants it: headless browsers never have one (reference §5).
import type { Page } from 'playwright/test';
import { BOTTOM_PROMPT_DELAY_MS } from '@/lib/shared/constants';
import { whenBrowserIdle } from '../support/settled';

declare global {
  interface Window {
    /** How often the prompt was shown. */
    promptsShown?: number;
  }
}

/** User agent of a browser that never has a prompt. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Has every page of the context get a prompt while it is parsed, which the player answers so. Once installed, the browser says so. */
export async function hasPrompt(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      // A browser rejects a prompt without a user's action.
      if (!event.defaultPrevented || !navigator.userActivation.isActive) throw new DOMException('refused');
      window.promptsShown = (window.promptsShown ?? 0) + 1;
      return { outcome: answer, platform: 'web' };
    };
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.dispatchEvent(Object.assign(event, { prompt }));
    });
  }, outcome);
}

/** Storage items of the installation, of device and session. */
export const storedIn = (page: Page) =>
  page.evaluate(() => ({
    closes: localStorage.getItem('a2hs_close_count'),
    installed: localStorage.getItem('pwa_installed'),
    skipped: sessionStorage.getItem('skip_a2hs'),
  }));

/** Waits until the prompt's component has loaded, its delay of a second is over, and its calls are answered. */
export async function whenDecided(page: Page): Promise<void> {
  await page.locator('[data-install-host]').waitFor({ state: 'attached' });
  // Begun after the page's own timer, so it ends after that.
  await page.evaluate((ms) => new Promise((go) => setTimeout(go, ms)), BOTTOM_PROMPT_DELAY_MS);
  await whenBrowserIdle(page);
}
