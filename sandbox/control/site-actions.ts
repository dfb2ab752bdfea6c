// Control actions on a merchant's site: status, config, games, luck, widget.
import { setVendorDown } from '../captcha/captcha-proof.ts';
import { isJsonObject, mergeJson, readText } from '../core/json-value.ts';
import { getOverrides } from '../core/provider-state.ts';
import { maxGames } from '../data/games/many-games.ts';
import { type Action, readMerchant } from './action.ts';

const patchStatus: Action = (state, body) => {
  const overrides = getOverrides(state, readMerchant(body));
  if (isJsonObject(body.patch)) overrides.status = mergeJson(overrides.status, body.patch);
  if (body.error === null) overrides.statusError = null;
  if (isJsonObject(body.error)) {
    overrides.statusError = {
      errorCode: readText(body.error, 'errorCode'),
      message: readText(body.error, 'message'),
    };
  }
};

const patchConfig: Action = (state, body) => {
  const overrides = getOverrides(state, readMerchant(body));
  if (isJsonObject(body.patch)) overrides.config = mergeJson(overrides.config, body.patch);
};

const setGameCount: Action = (state, body) => {
  const { count } = body;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > maxGames)
    throw new Error(`count is a whole number from 0 to ${maxGames}`);
  state.gameCounts.set(readMerchant(body), count);
};

const plantLuck: Action = (state, body) => {
  const luck = readText(body, 'luck');
  if (luck !== 'fair' && luck !== 'win' && luck !== 'lose') throw new Error('luck is fair, win or lose');
  state.luck = luck;
};

const setWidgetDelay: Action = (state, body) => {
  const delayMs = Number(body.delayMs);
  if (!(delayMs >= 0)) throw new Error('delayMs is a number of milliseconds');
  state.widgetDelayMs = delayMs;
};

const signInAtGoogle: Action = (state, body) => {
  state.googleAccount = isJsonObject(body.account) ? body.account : null;
};

const setPixelBurn: Action = (state, body) => {
  const burnMs = Number(body.burnMs);
  if (!(burnMs >= 0 && burnMs <= 1000)) throw new Error('burnMs is a number of milliseconds up to 1000');
  state.pixelBurnMs = burnMs;
};

export const siteActions: Record<string, Action> = {
  '/status': patchStatus,
  '/config': patchConfig,
  '/games': setGameCount,
  '/play': plantLuck,
  '/widget': setWidgetDelay,
  '/captcha': (state, body) => setVendorDown(state, readMerchant(body), body.offline === true),
  '/keys/rotate': (state, body) => state.keys.rotate(readMerchant(body), { discard: body.discard === true }),
  '/google': signInAtGoogle,
  '/pixels': setPixelBurn,
};
