// The built site as it is without settings: one for all parts of the test file that imports them.
import { raiseSite } from '@/tests/wire/support/start-site';

export const site = raiseSite();
