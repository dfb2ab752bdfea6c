// A page for tests of the installation: freshly loaded modules, and a fake browser prompt.
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const add = window.addEventListener.bind(window);
const events: [string, EventListenerOrEventListenerObject][] = [];

/** Stores a prompt as the pre-paint script does, and announces it. */
export function parkPrompt(prompt: () => unknown, userChoice?: unknown): void {
  window.mcInstall = { prompt, userChoice };
  window.dispatchEvent(new Event('beforeinstallprompt'));
}

function closePage(): void {
  for (const [name, listener] of events.splice(0)) window.removeEventListener(name, listener);
  window.mcInstall = undefined;
  window.mcInstalled = undefined;
  jest.resetModules();
}

/** Loads the page again; the device's storage stays unless it `isNew`. */
export async function openPage({ userAgent = CHROME, isNew = true } = {}) {
  closePage();
  if (isNew) resetPage();
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  window.addEventListener = (name: string, listener: EventListenerOrEventListenerObject) => {
    events.push([name, listener]);
    add(name, listener);
  };
  const calls = fakeFetch(() => success(undefined));
  const { getInstall, dispatchInstall, registerInstallUi } = await import(
    '@/lib/client/install/install-store'
  );
  const { startInstall, restartInstall } = await import('@/lib/client/install/start-install');
  const { requestInstall } = await import('@/lib/client/install/request-install');
  const { leaveTo } = await import('@/lib/client/page/leave-page');
  const install = { getInstall, dispatchInstall, registerInstallUi, startInstall, restartInstall };
  return { calls, ...install, requestInstall, leaveTo };
}
