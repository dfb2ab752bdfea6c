// Whether this is a development server. Builds replace the variable by its value, so that nothing of development reaches them.
import 'server-only';

/** Whether `npm run dev` serves this code. */
export const isDevelopment: boolean = process.env.NODE_ENV === 'development';

/** Longest that an answer of a development server waits for its compiler; ms. */
export const COMPILE_LIMIT_MS = 300_000;
