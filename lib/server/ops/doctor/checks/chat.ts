// Doctor check: the provider's chat script may run on the merchant's pages.
import 'server-only';
import { rejectedChatHost } from '@/lib/server/features/service/rejected-chat-host';
import { type FindingDetails, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import type { MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { callProvider } from '@/lib/server/provider/call-provider';
import { customerServiceScript } from '@/lib/shared/calls/service-table';
import { parseChatWidget } from '@/lib/shared/service/chat-widget';

const CHECK = 'chat';
const TIMEOUT_MS = 5_000;

/** Checks the script's host against `chatHosts`; returns nothing without an answer of the provider. */
export async function checkChat({
  merchant,
  visitor,
}: Pick<MerchantCase, 'merchant' | 'visitor'>): Promise<FindingDetails[]> {
  const { result } = await callProvider({
    merchant,
    visitor,
    row: customerServiceScript,
    timeoutMs: TIMEOUT_MS,
  });
  if (!result.ok) return [];
  const host = rejectedChatHost(result.value, merchant.chatHosts);
  if (host !== undefined)
    return [
      warning(
        CHECK,
        `the provider names a chat script of ${host}, which chatHosts does not allow: the widget does not run`,
        `add "${host}" to chatHosts in the registry if you trust it with everything on your pages; else the chat opens on its own page`,
      ),
    ];
  const widget = parseChatWidget(result.value, merchant.chatHosts);
  return [
    widget ? good(CHECK, `the widget runs from ${widget.scriptUrl}`) : note(CHECK, 'there is no widget'),
  ];
}
