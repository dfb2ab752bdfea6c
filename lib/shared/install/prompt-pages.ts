import { isLaunchPath, ROUTES, trimPath } from '@/lib/shared/routes';

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

/** Returns whether the prompt may open by itself on this path. */
export function isInstallWelcome(pathname: string): boolean {
  return !isLaunchPath(pathname) && !UNWELCOME.has(trimPath(pathname));
}
