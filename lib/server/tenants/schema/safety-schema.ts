// The schema of player protection and of advertising pixels.
import 'server-only';
import { z } from 'zod';
import { EVENT_NAMES } from '@/lib/shared/track/event';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** An https address without credentials. */
export const resource = z.string().refine((text) => parseResourceUrl(text) !== undefined, {
  error: 'expected an https URL without credentials',
});

const helpLink = z.union(
  [
    resource.transform((url) => ({ text: new URL(url).hostname, url })),
    z.strictObject({ text: z.string().min(1), url: resource }),
  ],
  { error: 'expected an https URL without credentials, or { text, url } with one' },
);

export const safety = z
  .strictObject({
    minimumAge: z.number().int().min(0).max(99).default(18),
    ageConfirmation: z.boolean().default(false),
    licence: z.strictObject({ text: z.string().min(1), url: resource.optional() }).optional(),
    helpLinks: z.array(helpLink).default([]),
    realityCheckMinutes: z.number().int().min(1).max(1440).default(60),
  })
  .prefault({});

/** Adjust's tokens by our event names; other events are not sent to Adjust. */
export const pixels = z
  .strictObject({
    adjustEvents: z
      .partialRecord(z.enum(EVENT_NAMES), z.string().regex(/^[a-z0-9]{6}$/, 'expected six of a–z and 0–9'))
      .default({}),
  })
  .prefault({});
