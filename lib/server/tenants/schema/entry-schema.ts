// The schema of sign-in methods that only some merchants have.
import 'server-only';
import { z } from 'zod';

const usernameLength = z
  .strictObject({ min: z.int().min(1).max(64), max: z.int().min(1).max(64) })
  .refine(({ min, max }) => min <= max, 'min is greater than max');

export const entry = z
  .strictObject({
    quickStart: z.boolean().default(false),
    usernameLength: usernameLength.optional(),
    maya: z.boolean().default(false),
    smsSender: z.enum(['provider', 'firebase']).default('provider'),
    smsTemplate: z.string().trim().min(1).max(64).optional(),
  })
  .prefault({});
