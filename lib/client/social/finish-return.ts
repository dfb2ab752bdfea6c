import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { dropProof } from '@/lib/client/auth/pending-proof';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { restoreFlowQuery } from '@/lib/client/social/flow-query';
import { submitSocial } from '@/lib/client/social/submit-social';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';
import type { Failure } from '@/lib/shared/calls/envelope';
import { verifyLineCode } from '@/lib/shared/calls/session-table';
import { decideLineReturn, type LineFlow, parseLineFlow } from '@/lib/shared/social/line-flow';
import type { ProviderReturn } from '@/lib/shared/social/provider-return';
import { decideTelegramReturn, parseTelegramFlow } from '@/lib/shared/social/telegram-flow';
import { parseTelegramResult } from '@/lib/shared/social/telegram-result';

/** How a return ended; `failed`: a text is due, by its key under `socialReturn`; `refused`: shown already. */
export type ReturnEnd =
  | { readonly kind: 'done' | 'verify' | 'unbound' | 'refused' | 'ignored' }
  | { readonly kind: 'failed'; readonly textKey: 'cancelled' | 'failed' | 'stale' };

/** Reports that work has started; not called for ignored returns. */
type OnWork = (provider: 'line' | 'telegram') => void;

function here() {
  return { merchant: getPageFacts().merchant, now: Date.now() };
}

function refuse(failure: Failure): ReturnEnd {
  handleFailure(failure);
  dropProof();
  return { kind: 'refused' };
}

async function exchange(code: string, flow: LineFlow): Promise<ReturnEnd> {
  const { redirectUri, verifier, rules, query } = flow;
  const proof = verifier === '' ? {} : { codeVerifier: verifier };
  const answer = await callApi(verifyLineCode, { body: { code, redirectUri, ...proof } });
  if (!answer.ok) return refuse(answer);
  const { lineSessionToken, name, picture } = answer.value ?? {};
  if (!lineSessionToken) return refuse(toLocalFailure('invalid_response'));
  // LINE allows one fixed address: `go` and the carried parameters are restored here.
  restoreFlowQuery(query);
  return { kind: (await submitSocial({ kind: 'line', lineSessionToken, name, picture }, rules)).kind };
}

async function finishLine(back: ProviderReturn, onWork: OnWork): Promise<ReturnEnd> {
  const flow = parseLineFlow(readStoredRecord(STORED.lineFlow));
  const decision = decideLineReturn(flow, back, here());
  if (decision.kind === 'ignore') return { kind: 'ignored' };
  // Removed before any call: a code works once, and a reload must not reuse it.
  removeStored(STORED.lineFlow);
  if (decision.kind === 'refused') {
    restoreFlowQuery(decision.flow.query);
    return { kind: 'failed', textKey: decision.isCancelled ? 'cancelled' : 'failed' };
  }
  onWork('line');
  return exchange(decision.code, decision.flow);
}

const TELEGRAM_TEXT = { declined: 'cancelled', stale: 'stale', unreadable: 'failed' } as const;

async function finishTelegram(
  back: Extract<ProviderReturn, { kind: 'telegram' }>,
  onWork: OnWork,
): Promise<ReturnEnd> {
  const flow = parseTelegramFlow(readStoredRecord(STORED.telegramFlow));
  const result = parseTelegramResult(back.payload);
  const decision = decideTelegramReturn(flow, { start: back.start, result }, here());
  if (decision.kind === 'ignore') return { kind: 'ignored' };
  removeStored(STORED.telegramFlow);
  if (decision.kind !== 'accept') return { kind: 'failed', textKey: TELEGRAM_TEXT[decision.kind] };
  onWork('telegram');
  restoreFlowQuery(decision.flow.query);
  const { telegramAuth } = decision;
  return { kind: (await submitSocial({ kind: 'telegram', telegramAuth }, decision.flow.rules)).kind };
}

/** Finishes the sign-in of a return; one that matches no started flow is ignored. */
export async function finishReturn(back: ProviderReturn, onWork: OnWork): Promise<ReturnEnd> {
  return back.kind === 'telegram' ? finishTelegram(back, onWork) : finishLine(back, onWork);
}
