// Pages that exist in development only; production answers 404.
import 'server-only';

export const WORKBENCH_PATH = '/m/workbench';

/** Bundlers replace the condition, so that a build contains none. */
export const DEVELOPMENT_PAGES: readonly string[] =
  process.env.NODE_ENV === 'development' ? [WORKBENCH_PATH] : [];
