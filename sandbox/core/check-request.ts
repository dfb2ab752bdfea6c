// Checks of every call before its content: headers, method, form of the body.
import type { SandboxEndpoint } from './call.ts';
import { CallError } from './call-error.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';
import { merchants, type SandboxMerchant } from './merchant.ts';

const languageCodes = new Set(
  'CN EN ES HI ID JA KM KO MY TA TH TW VI TY UR PT PT-BR MS BN TR FR NE UR-LA TE RU SW KK LO'.split(' '),
);

/** Languages of the chat: all but TW, which is sent as CN. */
export const chatLanguages: ReadonlySet<string> = new Set([...languageCodes].filter((code) => code !== 'TW'));

const bad = (errorCode: string, message: string, httpStatus = 400): CallError =>
  new CallError(errorCode, message, { httpStatus });

export const requireMerchant = (headers: Headers): SandboxMerchant => {
  const merchant = merchants.get(headers.get('merchant') ?? '');
  if (!merchant) throw bad('merchant.not.found', 'The merchant is unknown.');
  return merchant;
};

const isPercentEncoded = (text: string): boolean => {
  try {
    return encodeURIComponent(decodeURIComponent(text)) === text;
  } catch {
    return false;
  }
};

const refuseBadDevice = (headers: Headers): void => {
  const device = headers.get('device');
  if (device !== null && !['IPAD', 'PWA', 'WEBCLIP'].includes(device)) {
    throw bad('device.invalid', 'The header Device is IPAD, PWA, WEBCLIP or absent.');
  }
};

/** @throws CallError where a required header is missing or invalid */
export const checkHeaders = (row: SandboxEndpoint, headers: Headers): void => {
  const userAgent = headers.get('x-real-ua');
  if (userAgent === null || !isPercentEncoded(userAgent)) {
    throw bad('real.ua.invalid', 'The header X-Real-UA is the percent-encoded user agent.');
  }
  if (!languageCodes.has(headers.get('language') ?? ''))
    throw bad('language.invalid', 'The language is unknown.');
  if (row.moduleId && headers.get('moduleid') !== row.moduleId)
    throw bad('module.invalid', 'The module is unknown.');
  if (!row.enc && headers.has('encryption'))
    throw bad('encryption.unexpected', 'This call is not encrypted.');
  if (row.auth === 'public' && headers.has('authorization')) {
    throw bad('authorization.not.allowed', 'This call takes no authorization.');
  }
  refuseBadDevice(headers);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw bad('body.invalid', 'The body is not JSON.');
  }
};

/** Returns the parsed body; {} for calls without one. */
export const parseBody = (row: SandboxEndpoint, headers: Headers, text: string): JsonObject => {
  const hasBody = row.method !== 'GET' && !row.noBody;
  if (!hasBody) {
    if (text !== '') throw bad('body.unexpected', 'This call takes no body.');
    return {};
  }
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw bad('content.type.invalid', 'The body must be application/json.', 415);
  const parsed = parseJson(text);
  if (!isJsonObject(parsed)) throw bad('body.invalid', 'The body is not a JSON object.');
  return parsed;
};

/** @throws CallError where an opened body has a field that its call does not know */
export const checkFields = ({ fields }: SandboxEndpoint, body: JsonObject): void => {
  const unknown = fields && Object.keys(body).find((name) => !fields.includes(name));
  if (unknown !== undefined) throw bad('parameter.unknown', `This call has no field ${unknown}.`);
};
