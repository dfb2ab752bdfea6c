// The schema of sign-in methods that only some merchants have.
import 'server-only';
import { z } from 'zod';

export const entry = z
  .strictObject({
    quickStart: z.boolean().default(false),
    maya: z.boolean().default(false),
    smsSender: z.enum(['provider', 'firebase']).default('provider'),
    smsTemplate: z.string().trim().min(1).max(64).optional(),
  })
  .prefault({});
