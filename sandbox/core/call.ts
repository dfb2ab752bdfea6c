// One received call as its handler sees it, and one row of the provider's table of calls.
import type { Account } from '../accounts/account.ts';
import type { JsonObject } from './json-value.ts';
import type { Merchant } from './merchant.ts';
import type { ProviderState } from './provider-state.ts';
import { Refusal } from './refusal.ts';

export type Call = {
  state: ProviderState;
  merchant: Merchant;
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

export type Endpoint = {
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
  handle: (call: Call) => unknown;
};

/** The member of a member call; the pipeline has already refused calls without one. */
export const requireAccount = (call: Call): Account => {
  if (!call.account) throw new Refusal('customer.not.login', 'Please login', { httpStatus: 401 });
  return call.account;
};

export const requireField = (call: Call, key: string): string => {
  const value = call.body[key] ?? call.query[key];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new Refusal('parameter.missing', `The field ${key} is missing.`, { httpStatus: 400 });
};
