// The schema of home-screen installation and app downloads.
import 'server-only';
import { z } from 'zod';
import { hostAndPort } from '@/lib/server/tenants/schema/host-schema';
import { INSTALL } from '@/lib/shared/constants';

export const installSchema = z
  .strictObject({
    theme: z.enum(['light', 'dark']).default(INSTALL.theme),
    way: z.enum(['app', 'homescreen']).default(INSTALL.preferredWay),
    /** Whether iPhones are offered a web clip profile, where the provider names no profile of its own. */
    webClip: z.boolean().default(false),
    /** Hosts of downloads besides the merchant's own, its image servers and trusted hosts. */
    downloadHosts: z.array(hostAndPort).default([]),
  })
  .prefault({});
