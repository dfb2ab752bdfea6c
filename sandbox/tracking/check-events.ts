// Checks of a strict tracking service: a JSON text of known names with ids, times and plain numbers.

import { CallError } from '../core/call-error.ts';
import { isJsonObject, type JsonObject } from '../core/json-value.ts';

const names = new Set([
  'firstOpen',
  'registerSubmit',
  'register',
  'depositSubmit',
  'firstDeposit',
  'withdraw',
  'deposit',
  'redeposit',
  'firstDepositArrival',
  'startTrial',
  'login',
  'viewContent',
  'downloadApp',
  'gameLaunch',
  'a2hsInstalled',
  'a2hsFirstOpen',
]);

const maxEvents = 50;
const eventId = /^[\w-]{16,64}$/;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const currency = /^[A-Z]{3}$/;
const secretKey = /pass|pwd|token|secret|authorization|cookie|idcard/i;
/** One of the native shell's ids is named a token and opens nothing. */
const harmlessKeys = new Set(['adAppToken']);
const money = ['revenue', 'amount', 'value'];
const texts = ['customerId', 'customerName', 'affiliateCode', 'referralCode', 'vendor', 'gameCode'];

const refuse = (what: string): never => {
  throw new CallError('events.invalid', `The events are refused: ${what}.`, { httpStatus: 400 });
};

const parse = (text: unknown): unknown => {
  if (typeof text !== 'string') return refuse('events is no text');
  try {
    return JSON.parse(text);
  } catch {
    return refuse('the text is no JSON');
  }
};

const checkKeys = (source: JsonObject): void => {
  for (const [key, value] of Object.entries(source)) {
    if (secretKey.test(key) && !harmlessKeys.has(key)) refuse(`the field ${key} sounds like a secret`);
    if (isJsonObject(value)) checkKeys(value);
  }
};

const checkMoney = (event: JsonObject): void => {
  const given = money.filter((key) => event[key] !== undefined);
  for (const key of given) if (!Number.isFinite(event[key])) refuse(`${key} is no number`);
  if (given.length > 0 && !currency.test(String(event.currency))) refuse('the currency is none');
};

const checkTrack = ({ consent, pixelTrack }: JsonObject): void => {
  if (consent !== 'granted' && consent !== 'denied') refuse('consent is granted or denied');
  if (pixelTrack === undefined) return;
  if (consent === 'denied') refuse('pixelTrack without consent');
  if (!isJsonObject(pixelTrack) || Object.values(pixelTrack).some((one) => typeof one !== 'string'))
    refuse('pixelTrack holds texts');
};

const checkEvent = (raw: unknown): void => {
  const event = isJsonObject(raw) ? raw : refuse('an event is an object');
  if (!names.has(String(event.name))) refuse('a name is unknown');
  if (typeof event.eventId !== 'string' || !eventId.test(event.eventId)) refuse('an eventId is none');
  const { time } = event;
  if (typeof time !== 'string' || !isoTime.test(time) || Number.isNaN(Date.parse(time)))
    refuse('a time is not ISO 8601');
  for (const key of texts)
    if (event[key] !== undefined && typeof event[key] !== 'string') refuse(`${key} is no text`);
  checkMoney(event);
  checkTrack(event);
  checkKeys(event);
};

/** Rejects invalid events with `events.invalid`. */
export const checkEvents = (body: JsonObject): void => {
  if (Object.keys(body).join() !== 'events') refuse('the body holds events alone');
  const list = parse(body.events);
  const isFit = Array.isArray(list) && list.length > 0 && list.length <= maxEvents;
  for (const event of isFit ? list : refuse(`a list of 1 to ${maxEvents} events is wanted`))
    checkEvent(event);
};
