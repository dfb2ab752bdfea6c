// The schema of Strict-Transport-Security.
import 'server-only';
import { z } from 'zod';

/** A year: a browser that has met the site refuses http on its hosts for that long. */
const DAYS = 365;
const MOST_DAYS = 730;

export const hsts = z
  .strictObject({
    days: z.number().int().min(0).max(MOST_DAYS).default(DAYS),
    subdomains: z.boolean().optional(),
  })
  .prefault({});
