// What the browser complains of: errors and warnings of the console, uncaught exceptions, violations of the policy (SEC-82).
import type { BrowserContext } from 'playwright/test';

/** The complaints of a test; those that its planted fault must bring are named beforehand. */
export type Complaints = {
  readonly expect: (pattern: RegExp) => void;
  readonly messages: () => readonly string[];
  readonly unexpected: () => string[];
};

// What the runner itself says where a test does not let the worker in: no complaint of the page's.
const RUNNERS_OWN = 'Service Worker registration blocked by Playwright';
/** A soft navigation that comes just as Chrome looks, some seconds after the page, has its style preloaded and not yet used. */
const SOON_USED = /\/_next\/static\/css\/\S+ was preloaded using link preload but not used/;
/** Firebase loads its vendor's script some seconds after its buttons come, and nothing outside is reached from here. */
const VENDOR_AWAY = /net::ERR_NAME_NOT_RESOLVED$/;
const VENDOR = 'https://apis.google.com/js/api.js';

function isNoise(text: string, url: string): boolean {
  const isVendorAway = url.startsWith(VENDOR) && VENDOR_AWAY.test(text);
  return isVendorAway || text.startsWith(RUNNERS_OWN) || SOON_USED.test(text);
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violated: ${violatedDirective} by ${blockedURI}`);
  });
}

// The runner names what is no error by its class alone: `Object`.
function reportRejections(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Error)) console.error(`rejected with ${JSON.stringify(reason)}`);
  });
}

/** Listens to every page of the context. */
export async function collectComplaints(context: BrowserContext): Promise<Complaints> {
  const messages: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const { url } = message.location();
    if (isComplaint && !isNoise(message.text(), url))
      messages.push(`${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error()}`));
  await context.addInitScript(reportViolations);
  await context.addInitScript(reportRejections);
  return {
    expect: (pattern) => expected.push(pattern),
    messages: () => messages,
    unexpected: () => messages.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
