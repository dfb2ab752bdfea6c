import 'client-only';
import { type ChatAdapter, pageGlobals } from '@/lib/client/service/vendor/chat-adapter';
import { toChatObject } from '@/lib/client/service/vendor/chat-object';
import { intercomAdapter } from '@/lib/client/service/vendor/intercom-adapter';
import { livechatAdapter } from '@/lib/client/service/vendor/livechat-adapter';
import { crispAdapter, freshchatAdapter, tidioAdapter } from '@/lib/client/service/vendor/small-adapters';
import { tawkAdapter } from '@/lib/client/service/vendor/tawk-adapter';
import { zendeskAdapter } from '@/lib/client/service/vendor/zendesk-adapter';
import { type ChatVendorName, chatVendorOf } from '@/lib/shared/service/chat-vendors';
import type { ChatWidget } from '@/lib/shared/service/chat-widget';

const ADAPTERS: Readonly<Record<ChatVendorName, ChatAdapter>> = {
  crisp: crispAdapter,
  freshchat: freshchatAdapter,
  intercom: intercomAdapter,
  livechat: livechatAdapter,
  tawk: tawkAdapter,
  tidio: tidioAdapter,
  zendesk: zendeskAdapter,
};

/** Returns the adapter by the host of the widget's script. */
export function findAdapter({ scriptUrl, name }: ChatWidget): ChatAdapter {
  const vendor = chatVendorOf(scriptUrl);
  return vendor ? ADAPTERS[vendor] : { read: () => toChatObject(pageGlobals()[name]) };
}
