// Reports script errors of this page to the site, each place once.
import 'client-only';
import { ERROR_REPORT_PATH, toFrames } from '@/lib/shared/crash/error-report';

/** A page that fails in a loop says no more than its first errors. */
const MAX_REPORTS = 5;
const sent = new Set<string>();

/** Sends an error's kind and its places in our scripts; other scripts' errors are not ours to report. Never throws. */
export function reportScriptError(error: unknown): void {
  if (!(error instanceof Error)) return;
  const frames = toFrames(error.stack ?? '');
  const [first] = frames;
  if (first === undefined || sent.has(first) || sent.size >= MAX_REPORTS) return;
  sent.add(first);
  const { build = '' } = document.documentElement.dataset;
  const report = JSON.stringify({ kind: error.name, frames, page: location.pathname, build });
  try {
    navigator.sendBeacon(ERROR_REPORT_PATH, new Blob([report], { type: 'application/json' }));
  } catch {
    // Old browsers lack sendBeacon, and some reject JSON.
  }
}

/** Reports uncaught errors and rejections until the returned function is called. */
export function watchErrors(): () => void {
  const onError = ({ error }: ErrorEvent): void => reportScriptError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => reportScriptError(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
