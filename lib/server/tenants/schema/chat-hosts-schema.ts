// Hosts that may serve a merchant's chat script: host names, or names of known vendors.
import 'server-only';
import { z } from 'zod';
import { hostSchema } from '@/lib/server/tenants/schema/host-schema';
import { CHAT_VENDORS, type ChatVendorName } from '@/lib/shared/service/chat-vendors';

const chatHost = z
  .string()
  .transform((text) => (Object.hasOwn(CHAT_VENDORS, text) ? CHAT_VENDORS[text as ChatVendorName].host : text))
  .pipe(hostSchema);

/** Empty by default: then no chat script of a provider runs. */
export const chatHosts = z.array(chatHost).default([]);
