// One received call as its handler sees it, and one row of the provider's table of calls.
import type { Account } from '../accounts/account.ts';
import { CallError } from './call-error.ts';
import type { JsonObject } from './json-value.ts';
import type { SandboxMerchant } from './merchant.ts';
import type { ProviderState } from './provider-state.ts';

export type ReceivedCall = {
  state: ProviderState;
  merchant: SandboxMerchant;
  /** The Language header where this merchant speaks it, else EN: what texts are written in. */
  language: string;
  /** The sandbox's own origin as the caller addressed it; image and play addresses begin with it. */
  origin: string;
  query: Record<string, string>;
  headers: Headers;
  body: JsonObject;
  token: string;
  account: Account | null;
};

export type SandboxEndpoint = {
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  auth: 'public' | 'member';
  /** Body must come sealed. */
  enc?: true;
  moduleId?: string;
  /** A call that carries no body, though its method could. */
  noBody?: true;
  /** Answer without the envelope. */
  bare?: true;
  cacheControl?: string;
  handle: (call: ReceivedCall) => unknown;
};

/** The member of a member call; the pipeline has already refused calls without one. */
export const requireAccount = (call: ReceivedCall): Account => {
  if (!call.account) throw new CallError('customer.not.login', 'Please login', { httpStatus: 401 });
  return call.account;
};

export const requireField = (call: ReceivedCall, key: string): string => {
  const value = call.body[key] ?? call.query[key];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new CallError('parameter.missing', `The field ${key} is missing.`, { httpStatus: 400 });
};
