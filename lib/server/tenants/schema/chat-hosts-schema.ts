// Hosts that may serve a merchant's chat script: host names, or names of known vendors.
import 'server-only';
import { z } from 'zod';
import { hostSchema } from '@/lib/server/tenants/schema/host-schema';

export const CHAT_VENDORS: Readonly<Record<string, string>> = {
  crisp: 'client.crisp.chat',
  freshchat: 'wchat.freshchat.com',
  intercom: 'widget.intercom.io',
  livechat: 'cdn.livechatinc.com',
  tawk: 'embed.tawk.to',
  tidio: 'code.tidio.co',
  zendesk: 'static.zdassets.com',
};

const chatHost = z
  .string()
  .transform((text) => (Object.hasOwn(CHAT_VENDORS, text) ? CHAT_VENDORS[text] : text))
  .pipe(hostSchema);

/** Empty by default: then no chat script of a provider runs. */
export const chatHosts = z.array(chatHost).default([]);
