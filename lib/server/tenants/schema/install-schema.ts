// The registry's form of how the site gets onto a home screen, and of what a merchant offers to be installed.
import 'server-only';
import { z } from 'zod';
import { hostAndPort } from '@/lib/server/tenants/schema/host-schema';
import { INSTALL } from '@/lib/shared/constants';

/** `install` of a merchant; all of it may be missing. */
export const install = z
  .strictObject({
    theme: z.enum(['light', 'dark']).default(INSTALL.theme),
    way: z.enum(['app', 'homescreen']).default(INSTALL.preferredWay),
    /** Offer iPhones a profile with a web clip, where the provider names none of its own. */
    webClip: z.boolean().default(false),
    /** Hosts that may give files to install, besides the merchant's own, its image servers and trusted hosts. */
    downloadHosts: z.array(hostAndPort).default([]),
  })
  .prefault({});
