// Pages that must not ask whether the site may be installed.
import { isLaunchPath, ROUTES, trimPath } from '@/lib/shared/routes';

/** Forms that are being filled in, games, and the pages that are about installing or checking themselves. */
const UNWELCOME = new Set<string>([
  ROUTES.login,
  ROUTES.register,
  ROUTES.registerHtml,
  ROUTES.recover,
  ROUTES.changePassword,
  ROUTES.switchMember,
  ROUTES.feedback,
  ROUTES.download,
  ROUTES.app,
  ROUTES.diagnosis,
  ROUTES.offline,
]);

/** Whether the prompt may come unasked on this path. */
export function isInstallWelcome(pathname: string): boolean {
  return !isLaunchPath(pathname) && !UNWELCOME.has(trimPath(pathname));
}
