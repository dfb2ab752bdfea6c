// Steps of one call in the provider: record, plant faults, check, open, handle, answer.

import { setTimeout as sleep } from 'node:timers/promises';
import { findPlayerSession } from '../accounts/session.ts';
import { toBareSuccess, toFailure, toSuccess, toTraceId } from '../core/answer.ts';
import type { ReceivedCall, SandboxEndpoint } from '../core/call.ts';
import { CallError, Dropped } from '../core/call-error.ts';
import { checkFields, checkHeaders, parseBody, requireMerchant } from '../core/check-request.ts';
import { type Fault, takeFaults, toFaultAnswer } from '../core/faults.ts';
import { openSealedBody } from '../core/open-sealed-body.ts';
import type { ProviderState, RecordedCall } from '../core/provider-state.ts';
import { callTable } from './call-table.ts';

const maxReceived = 5000;

const record = (state: ProviderState, request: Request, body: string): RecordedCall => {
  const url = new URL(request.url);
  const entry: RecordedCall = {
    at: new Date(state.now()).toISOString(),
    merchant: request.headers.get('merchant') ?? '',
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body,
    decryptedBody: null,
  };
  state.received.push(entry);
  if (state.received.length > maxReceived) state.received.shift();
  return entry;
};

const findRow = (method: string, path: string): SandboxEndpoint => {
  const rows = callTable.filter((row) => row.path === path);
  if (rows.length === 0) throw new CallError('not.found', 'There is no such call.', { httpStatus: 404 });
  const row = rows.find((one) => one.method === method);
  if (row) return row;
  const allow = rows.map((one) => one.method).join(', ');
  throw new CallError('method.not.allowed', 'The method is wrong.', { httpStatus: 405, headers: { allow } });
};

type Incoming = { request: Request; entry: RecordedCall };

const toCall = (state: ProviderState, row: SandboxEndpoint, { request, entry }: Incoming): ReceivedCall => {
  const { headers } = request;
  const merchant = requireMerchant(headers);
  checkHeaders(row, headers);
  const token = headers.get('authorization') ?? '';
  const account = row.auth === 'member' && token ? findPlayerSession(state, merchant.code, token) : null;
  if (row.auth === 'member' && !account) {
    throw new CallError('customer.not.login', 'Please login', { httpStatus: 401 });
  }
  const outer = parseBody(row, headers, entry.body);
  const body = row.enc ? openSealedBody(state, merchant.code, { headers, body: outer }) : outer;
  if (row.enc) entry.decryptedBody = body;
  checkFields(row, body);
  const language = headers.get('language') ?? 'EN';
  const origin = new URL(request.url).origin;
  return { state, merchant, language, origin, query: entry.query, headers, body, token, account };
};

const answer = async (state: ProviderState, request: Request, entry: RecordedCall): Promise<Response> => {
  try {
    const row = findRow(request.method, entry.path);
    const value = await row.handle(toCall(state, row, { request, entry }));
    return row.bare ? toBareSuccess(value) : toSuccess(value, row.cacheControl);
  } catch (error) {
    return toFailure(error);
  }
};

const answerWithFaults = async (faults: Fault[], real: () => Promise<Response>): Promise<Response> => {
  for (const fault of faults) if (fault.kind === 'delay') await sleep(fault.delayMs ?? 1000);
  if (faults.some((fault) => fault.kind === 'drop')) throw new Dropped();
  for (const fault of faults) {
    const planted = toFaultAnswer(fault);
    if (planted) return planted;
  }
  const answered = await real();
  // Done, but the caller never gets the answer.
  if (faults.some((fault) => fault.kind === 'lost')) throw new Dropped();
  return answered;
};

export const answerCall = async (state: ProviderState, request: Request): Promise<Response> => {
  const entry = record(state, request, await request.text());
  const { merchant, path, headers } = entry;
  const faults = takeFaults(state.faults, { merchant, path, host: headers['x-forwarded-host'] });
  const response = await answerWithFaults(faults, () => answer(state, request, entry));
  response.headers.set('x-app-trace-id', toTraceId(request.headers));
  for (const fault of faults) {
    for (const [name, value] of Object.entries(fault.headers ?? {})) response.headers.set(name, value);
  }
  return response;
};
