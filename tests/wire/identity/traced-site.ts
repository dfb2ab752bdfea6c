// The built site that logs all it can: one for all parts of the test file that imports them.
import { raiseSite } from '@/tests/wire/support/start-site';

export const site = raiseSite({ LOG_LEVEL: 'trace' });
