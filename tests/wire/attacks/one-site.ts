// The attacked site: one for all parts of the test file that imports them.
import { attackSite } from '@/tests/wire/support/attacked-site';

export const { site, send, sendRaw } = attackSite();
