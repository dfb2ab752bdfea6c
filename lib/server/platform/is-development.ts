// Whether this is a development server. Builds inline the variable, which removes development code.
import 'server-only';

export const isDevelopment: boolean = process.env.NODE_ENV === 'development';

/** Longest wait for the development compiler; ms. */
export const COMPILE_LIMIT_MS = 300_000;
