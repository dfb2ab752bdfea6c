// Drains Meta's queue: `callMethod`, in the order of the page's calls.
import { queryOf, record, storeCookie } from './record.ts';

type Fbq = { callMethod?: (...args: unknown[]) => void; queue: ArrayLike<unknown>[] };

const { fbq } = window as unknown as { fbq?: Fbq };
const now = Date.now();
let isRevoked = false;

const call = (...args: unknown[]): void => {
  if (args[0] === 'consent') isRevoked = args[1] === 'revoke';
  record(args, { isHeld: isRevoked });
};

if (fbq && !fbq.callMethod) {
  storeCookie('_fbp', `fb.1.${now}.${Math.floor(Math.random() * 2 ** 31)}`);
  const click = queryOf('fbclid');
  if (click !== null) storeCookie('_fbc', `fb.1.${now}.${click}`);
  for (const entry of fbq.queue.splice(0)) call(...Array.from(entry));
  fbq.callMethod = call;
}
