// The registry's schema of one merchant; all faults are reported at once.
import 'server-only';
import { z } from 'zod';
import { faultOfOrigin } from '@/lib/server/platform/connection/address-guard';
import { apps, hsts, officialDomains } from '@/lib/server/tenants/schema/domains-schema';
import { chatHosts, downloadBar, entry, images, install } from '@/lib/server/tenants/schema/feature-schemas';
import { hostAndPort, hostSchema } from '@/lib/server/tenants/schema/host-schema';
import { limits } from '@/lib/server/tenants/schema/limits-schema';
import { faultOfLinks, LINK_FORM, links } from '@/lib/server/tenants/schema/links-schema';
import { pixels, resource, safety } from '@/lib/server/tenants/schema/safety-schema';
import { VENDOR_KEYS } from '@/lib/server/tenants/schema/vendor-keys';
import { CALLS } from '@/lib/shared/calls/table';
import { MOBILE_PASSWORD_DIGITS } from '@/lib/shared/constants';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import { DEFAULT_APP_SCHEMES, isAppScheme } from '@/lib/shared/service/service-url';

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'expected a colour as #rrggbb')
  .toLowerCase()
  .optional();
const language = z.enum(LANGUAGE_CODES as [string, ...string[]], {
  error: `expected one of ${LANGUAGE_CODES.join(' ')}`,
});

const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const plain =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash;
  const fault = plain ? faultOfOrigin(text) : 'expected an http or https origin without path';
  if (plain && fault === undefined) return url.origin;
  context.addIssue({ code: 'custom', message: fault });
  return z.NEVER;
});

const REPLACEABLE = CALLS.filter((row) => row.replaceable || row.optional).map((row) => row.name);
const paths = z.partialRecord(
  z.enum(REPLACEABLE as [string, ...string[]], {
    error: 'expected the name of a call whose path may be replaced',
  }),
  z
    .string()
    .regex(/^\/[A-Za-z0-9/_.-]*$/, 'expected a path, or null to switch the call off')
    .nullable(),
);

const colors = z.strictObject({
  primary: color,
  onPrimary: color,
  accent: color,
  background: color,
  surface: color,
  text: color,
  muted: color,
  danger: color,
});

const theme = z.strictObject({
  mode: z.enum(['dark', 'light']).optional(),
  colors: colors.prefault({}),
  radius: z.number().min(0).max(48).default(14),
  logo: resource.optional(),
});

/** An unknown key is a fault. */
export const merchantSchema = z
  .strictObject({
    /** For editors only: path of deploy/merchant.schema.json. */
    $schema: z.string().optional(),
    code: z.string().regex(/^[a-z0-9_-]{1,32}$/, 'expected 1 to 32 of a–z, 0–9, "_" and "-"'),
    name: z.string().trim().min(1).max(80),
    hosts: z.array(hostSchema).min(1),
    officialDomains,
    apps,
    backend: z.strictObject({
      origin,
      timeoutMs: z.number().int().min(100).max(120_000).default(30_000),
      paths: paths.default({}),
    }),
    languages: z.array(language).min(1).optional(),
    defaultLanguage: language.optional(),
    theme: theme.prefault({}),
    images,
    trustedHosts: z.array(hostAndPort).default([]),
    links,
    chatHosts,
    vendors: z.partialRecord(z.enum(VENDOR_KEYS), resource).default({}),
    consent: z.enum(['required', 'optional', 'none']).default('required'),
    safety,
    pixels,
    games: z.strictObject({ open: z.enum(['embed', 'redirect']).default('redirect') }).prefault({}),
    entry,
    install,
    downloadBar,
    limits,
    serviceAppSchemes: z
      .array(
        z.string().refine(isAppScheme, { error: 'expected the scheme of an app, lower-case, without colon' }),
      )
      .default([...DEFAULT_APP_SCHEMES]),
    line: z.strictObject({ pkce: z.boolean().default(true) }).prefault({}),
    strictWww: z.boolean().default(false),
    hsts,
    tokenSyncUrl: z
      .string()
      .regex(/^\/(?!\/)[A-Za-z0-9/_.-]*$/, 'expected a path of the own host')
      .optional(),
    defaultMobilePassword: z
      .string()
      .regex(new RegExp(`^\\d{${MOBILE_PASSWORD_DIGITS}}$`), `expected ${MOBILE_PASSWORD_DIGITS} digits`)
      .optional(),
  })
  .refine((it) => !it.defaultLanguage || !it.languages || it.languages.includes(it.defaultLanguage), {
    path: ['defaultLanguage'],
    error: 'expected one of this merchant’s languages',
  })
  .superRefine((it, context) => {
    const fault = faultOfLinks(it.links, it.trustedHosts);
    if (fault) context.addIssue({ code: 'custom', path: ['links', fault], message: LINK_FORM });
  });

/** After the schema, before theme correction. */
export type MerchantEntry = z.infer<typeof merchantSchema>;
