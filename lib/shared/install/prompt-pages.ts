import { isLaunchPath, ROUTES, trimPath } from '@/lib/shared/routes';
import { FORM_PAGES } from '@/lib/shared/update/refresh-place';

const UNWELCOME = new Set<string>([
  ...FORM_PAGES,
  ROUTES.download,
  ROUTES.app,
  ROUTES.diagnosis,
  ROUTES.offline,
]);

/** Returns whether the prompt may open automatically on this path. */
export function isInstallWelcome(pathname: string): boolean {
  return !isLaunchPath(pathname) && !UNWELCOME.has(trimPath(pathname));
}
