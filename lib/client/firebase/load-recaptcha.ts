// Loads reCAPTCHA from the registry's place, before the sign-in library loads it from the vendor's own.
import 'client-only';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';
import { toRecord } from '@/lib/shared/is-record';

const READY = 'mcRecaptchaReady';
const WAIT_MS = 30_000;

const page = () => window as unknown as Record<string, unknown>;

/** Loads the script of another origin, which the library then uses. Without one, or after 30 s, the library loads
 * its own. Never throws. */
export async function loadRecaptcha(origin: string | undefined, language: string): Promise<void> {
  if (origin === undefined || toRecord(page().grecaptcha).render) return;
  const ready = new Promise<void>((resolve) => {
    page()[READY] = resolve;
  });
  const query = new URLSearchParams({ onload: READY, render: 'explicit', hl: language });
  const loading = insertScript(`${origin}/recaptcha/api.js?${query}`);
  await withTimeLimit(
    loading.then((isLoaded) => (isLoaded ? ready : undefined)),
    WAIT_MS,
  );
}
