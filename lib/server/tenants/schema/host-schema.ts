// The schema of host names.
import 'server-only';
import { z } from 'zod';
import { parseHost } from '@/lib/shared/merchant/host';

const HTTPS_PORT = '443';

function toHost(ports: 'without port' | 'with or without port') {
  return z.string().transform((text, context) => {
    const wildcard = text.startsWith('*.');
    const parsed = parseHost(wildcard ? text.slice(2) : text);
    if (parsed && (parsed.port === '' || ports !== 'without port')) {
      const { name, port } = parsed;
      return `${wildcard ? '*.' : ''}${name}${port === '' || port === HTTPS_PORT ? '' : `:${port}`}`;
    }
    context.addIssue({
      code: 'custom',
      message: `expected a host name ${ports}, with at most one leading "*."`,
    });
    return z.NEVER;
  });
}

/** A host name without port, lower-cased, with at most one leading `*.`. */
export const hostSchema = toHost('without port');

export const hostAndPort = toHost('with or without port');
