// The built site behind one proxy that it trusts: one for all parts of the test file that imports them.
import { raiseSite } from '@/tests/wire/support/start-site';

export const site = raiseSite({ TRUSTED_PROXY_HOPS: '1' });
