// A received call as its handler sees it, and a row of the provider's endpoint table.
import type { Account } from './account.ts';
import { CallError } from './call-error.ts';
import type { JsonObject } from './json-value.ts';
import type { SandboxMerchant } from './merchant.ts';
import type { ProviderState } from './provider-state.ts';

export type ReceivedCall = {
  state: ProviderState;
  merchant: SandboxMerchant;
  /** The Language header if this merchant supports it, else EN. */
  language: string;
  /** The sandbox's origin as the caller addressed it; image and play addresses begin with it. */
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
  /** The body must be sealed. */
  enc?: true;
  moduleId?: string;
  /** All that its body may hold; any field where absent. */
  fields?: readonly string[];
  /** A call without a body, though its method allows one. */
  noBody?: true;
  /** Responds without the envelope. */
  bare?: true;
  cacheControl?: string;
  handle: (call: ReceivedCall) => unknown;
};

type Handle = SandboxEndpoint['handle'];

/** A GET of a member. */
export const memberGet = (name: string, path: string, handle: Handle): SandboxEndpoint => ({
  name,
  method: 'GET',
  path,
  auth: 'member',
  handle,
});

/** A GET that any visitor may send. */
export const publicGet = (name: string, path: string, handle: Handle): SandboxEndpoint => ({
  ...memberGet(name, path, handle),
  auth: 'public',
});

/** Member of a member call; calls without one are already rejected. */
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
