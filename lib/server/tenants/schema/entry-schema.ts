// The registry's form of the ways in that only some merchants have.
import 'server-only';
import { z } from 'zod';

/** `entry` of a merchant; all of it may be missing. */
export const entry = z
  .strictObject({
    quickStart: z.boolean().default(false),
    maya: z.boolean().default(false),
    smsSender: z.enum(['provider', 'firebase']).default('provider'),
    smsTemplate: z.string().trim().min(1).max(64).optional(),
  })
  .prefault({});
