// The schema of host names.
import 'server-only';
import { z } from 'zod';
import { parseHost } from '@/lib/shared/merchant/host';

const HTTPS_PORT = '443';

/** The name in an address, or the ASCII form of one in other letters. */
function nameIn(text: string): string | undefined {
  const url = URL.parse(text.includes('//') ? text : `http://${text}`);
  return text.includes('*') ? undefined : parseHost(url?.hostname)?.name;
}

function toHost(ports: 'without port' | 'with or without port') {
  return z.string().transform((text, context) => {
    const wildcard = text.startsWith('*.');
    const parsed = parseHost(wildcard ? text.slice(2) : text);
    if (parsed && (parsed.port === '' || ports !== 'without port')) {
      const { name, port } = parsed;
      return `${wildcard ? '*.' : ''}${name}${port === '' || port === HTTPS_PORT ? '' : `:${port}`}`;
    }
    const meant = nameIn(text);
    const hint = meant === undefined ? '' : `: ${meant}`;
    context.addIssue({
      code: 'custom',
      message: `expected a host name ${ports}, with at most one leading "*."${hint}`,
    });
    return z.NEVER;
  });
}

/** A host name without port, lower-cased, with at most one leading `*.`. */
export const hostSchema = toHost('without port');

export const hostAndPort = toHost('with or without port');
