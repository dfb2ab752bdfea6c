// A merchant's chat widget for document policies: cached for a minute, awaited for at most 1 s.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { rejectedChatHost } from '@/lib/server/features/service/rejected-chat-host';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { PAGE_LIMIT_MS, settleBy, startBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { customerServiceScript } from '@/lib/shared/calls/service-table';
import type { Visitor } from '@/lib/shared/http/visitor';
import { type ChatWidget, parseChatWidget } from '@/lib/shared/service/chat-widget';

const FRESH_MS = 60_000;
const AFTER_FAILURE_MS = 5_000;
const WAIT_MS = 1_000;
const MAX_MERCHANTS = 20_000;

type Question = { readonly merchant: Merchant; readonly visitor: Visitor };
type Known = { readonly widget?: ChatWidget; readonly rejectedHost?: string };
type Widgets = LRUCache<string, Known, Question>;

async function fetchWidget({ merchant, visitor }: Question): Promise<Known | undefined> {
  const call = { merchant, visitor, row: customerServiceScript, timeoutMs: PAGE_LIMIT_MS };
  const { result } = await getAnswer(call, startBudget());
  if (!result.ok) return undefined;
  const { chatHosts } = merchant;
  return {
    widget: parseChatWidget(result.value, chatHosts),
    rejectedHost: rejectedChatHost(result.value, chatHosts),
  };
}

// Logged once per host: the operator sees why the widget is missing.
function logRejectedHost({ merchant }: Question, { rejectedHost }: Known, last: Known | undefined): void {
  if (rejectedHost === undefined || rejectedHost === last?.rejectedHost) return;
  getLog().warn(
    { merchant: merchant.code, host: rejectedHost },
    'chat script refused: add its host to chatHosts',
  );
}

function getWidgets(): Widgets {
  return getProcessSingleton<Widgets>(
    'chat-widgets',
    () =>
      new LRUCache({
        max: MAX_MERCHANTS,
        ttl: FRESH_MS,
        allowStale: true,
        fetchMethod: async (_code, stale, { context, options }) => {
          const known = await fetchWidget(context);
          if (known) {
            logRejectedHost(context, known, stale);
            return known;
          }
          options.ttl = AFTER_FAILURE_MS;
          return stale ?? {};
        },
      }),
  );
}

/** Returns the widget; undefined when none is known within 1 s. An answer over a minute old serves during its refresh. Never throws. */
export async function getChatWidget(question: Question): Promise<ChatWidget | undefined> {
  const pending = getWidgets().fetch(question.merchant.code, { context: question });
  const known = await settleBy(
    pending.catch(() => undefined),
    performance.now() + WAIT_MS,
  );
  return known?.widget;
}
