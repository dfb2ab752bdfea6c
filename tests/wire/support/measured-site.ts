// The built site with its figures: one for all parts of the test file that imports them.
import { METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { raiseSite } from '@/tests/wire/support/start-site';

export const site = raiseSite({ METRICS_TOKEN });
