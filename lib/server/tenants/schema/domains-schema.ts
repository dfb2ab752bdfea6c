// The schemas of a brand's official domains, its apps, and Strict-Transport-Security.
import 'server-only';
import { z } from 'zod';
import { hostSchema } from '@/lib/server/tenants/schema/host-schema';

const packageName = z
  .string()
  .regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/, 'expected the package name of an Android app');
const fingerprint = z
  .string()
  .regex(/^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/, 'expected a SHA-256 fingerprint as 32 pairs AA:BB:…');
const appleId = z
  .string()
  .regex(/^[A-Z0-9]{10}\.[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/, 'expected TEAMID.bundle.id of an Apple app');

const androidApp = z.strictObject({
  package: packageName,
  fingerprints: z.array(fingerprint).min(1).max(10),
});

const NO_APPS: { android: z.infer<typeof androidApp>[]; apple: string[] } = { android: [], apple: [] };

export const apps = z
  .strictObject({
    android: z.array(androidApp).max(10).default(NO_APPS.android),
    apple: z.array(appleId).max(10).default(NO_APPS.apple),
  })
  .default(() => NO_APPS);

export const officialDomains = z.array(hostSchema).min(1).optional();

/** A year: a browser that has met the site refuses http on its hosts for that long. */
const HSTS_DAYS = 365;
const MAX_HSTS_DAYS = 730;

/** Strict-Transport-Security of the merchant's hosts. */
export const hsts = z
  .strictObject({
    days: z.number().int().min(0).max(MAX_HSTS_DAYS).default(HSTS_DAYS),
    subdomains: z.boolean().optional(),
  })
  .prefault({});
