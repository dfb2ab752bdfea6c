// One action of the control endpoint, and how it reads its merchant.
import { type JsonObject, readText } from '../core/json-value.ts';
import { merchants } from '../core/merchant.ts';
import type { ProviderState } from '../core/provider-state.ts';

export type Action = (state: ProviderState, body: JsonObject) => void;

/** @throws where no demo merchant is named */
export const readMerchant = (body: JsonObject): string => {
  const code = readText(body, 'merchant');
  if (!merchants.has(code)) throw new Error(`unknown merchant "${code}"`);
  return code;
};
