// Pages that exist while the site is developed, and nowhere else: production answers 404 for them.
import 'server-only';

/** The component workbench. */
export const WORKBENCH_PATH = '/m/workbench';

/** Paths of the pages that development adds; bundlers replace the condition, so that a build knows none. */
export const DEVELOPMENT_PAGES: readonly string[] =
  process.env.NODE_ENV === 'development' ? [WORKBENCH_PATH] : [];
