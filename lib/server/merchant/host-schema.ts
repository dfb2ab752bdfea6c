// A host name as the registry writes it.
import 'server-only';
import { z } from 'zod';
import { parseHost } from '@/lib/shared/merchant/host';

/** A host name without port, lower-cased, with at most one leading `*.`. */
export const host = z.string().transform((text, context) => {
  const wildcard = text.startsWith('*.');
  const parsed = parseHost(wildcard ? text.slice(2) : text);
  if (parsed && parsed.port === '') return wildcard ? `*.${parsed.name}` : parsed.name;
  context.addIssue({
    code: 'custom',
    message: 'expected a host name without port, with at most one leading "*."',
  });
  return z.NEVER;
});
