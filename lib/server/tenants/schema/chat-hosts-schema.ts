// The hosts whose script may run as a merchant's chat widget, as the registry writes them: host names, or names of known vendors.
import 'server-only';
import { z } from 'zod';
import { host } from '@/lib/server/tenants/schema/host-schema';

/** Where the chat vendors serve their script from, by the name that may stand in place of the host. */
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
  .pipe(host);

/** Host names after the names of vendors are resolved; none by default, and then no script of a provider runs. */
export const chatHosts = z.array(chatHost).default([]);
