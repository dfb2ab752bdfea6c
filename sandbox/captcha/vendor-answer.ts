// Responses of the captcha vendor's stand-in: scripts, JSONP, and planted faults.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { Dropped } from '../core/call-error.ts';
import type { Fault } from '../core/faults.ts';
import type { ProviderState } from '../core/provider-state.ts';

export const vendorHeaders = (type: string): Record<string, string> => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
});

// A script's address names no merchant, so its faults are planted by path.
const isMeant = (fault: Fault, path: string): boolean =>
  fault.path?.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path;

const takeVendorFaults = (faults: Fault[], path: string): Fault[] => {
  const hits = faults.filter((fault) => (fault.times ?? 1) > 0 && isMeant(fault, path));
  for (const fault of hits) if (fault.times !== undefined) fault.times -= 1;
  return hits;
};

/** The vendor's error response; version 3 and 4 name the code differently. */
export type VendorError = { code: string; msg: string };

const toErrorBody = ({ code, msg }: VendorError) => ({
  status: 'error',
  code,
  msg,
  desc: { detail: '' },
  error_code: code,
  user_error: msg,
});

/** JSONP response. The name is checked, because it is written into a script. */
const jsonp = (context: Context, body: object): Response => {
  const callback = context.req.query('callback') ?? '';
  if (!/^geetest_\d{1,20}$/.test(callback)) return context.text('bad callback', 400);
  return context.body(`${callback}(${JSON.stringify(body)})`, 200, vendorHeaders('text/javascript'));
};

const toFault = (context: Context, fault: Fault): Response | null => {
  if (fault.kind === 'drop') throw new Dropped();
  if (fault.kind === 'status502') return context.text('Bad Gateway', 502);
  if (fault.kind !== 'error') return null;
  const { httpStatus, errorCode = '60100', message: msg = 'planted' } = fault;
  if (httpStatus === undefined && context.req.query('callback') !== undefined)
    return jsonp(context, toErrorBody({ code: errorCode, msg }));
  return new Response('not found', { status: httpStatus ?? 404 });
};

/** Applies faults planted on the path, oldest first, else the real answer. */
export const withVendorFaults = async (
  state: ProviderState,
  context: Context,
  real: () => Response,
): Promise<Response> => {
  const faults = takeVendorFaults(state.faults, context.req.path);
  for (const fault of faults) if (fault.kind === 'delay') await sleep(fault.delayMs ?? 1000);
  for (const fault of faults) {
    const planted = toFault(context, fault);
    if (planted) return planted;
  }
  return real();
};

/** Returns data, or the error in its place. */
export const answerJsonp = (context: Context, data: object | null, error: VendorError): Response =>
  jsonp(context, data ? { status: 'success', data } : toErrorBody(error));
