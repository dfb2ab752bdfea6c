// Checks a launch before anything opens: view, lobby switch, prize mode, return address.
import type { ReceivedCall } from '../../core/call.ts';
import { toLaunchError } from './launch-error-table.ts';

export const lobbyCodes: readonly string[] = ['', 'game_list', 'lobby'];

const loopback = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9.-]+\.localhost)$/;
const titleCased = /^[A-Z][a-z0-9]*( [A-Z][a-z0-9]*)*$/;

const isPlainUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  if (username) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
};

/** Return address that this provider follows: none, a path below /m, https, or http on loopback. */
export const isBackUrl = (text: string): boolean =>
  text === '' || /^\/m(\/(?!\/)[^\\]*|\?[^\\]*)?$/.test(text) || isPlainUrl(text);

/** @throws CallError where a field of the launch differs from its documented form */
export const checkLaunch = ({ query, language }: ReceivedCall, wanted: string): void => {
  const { lottoView, hasLobby = 'true', backUrl = '' } = query;
  const isView = lottoView === undefined || lottoView === 'lobby' || lottoView === 'betting';
  if (!isView || (lottoView === 'betting' && lobbyCodes.includes(wanted)))
    throw toLaunchError('launch.view.invalid', language);
  if (hasLobby !== 'true' && hasLobby !== 'false') throw toLaunchError('launch.lobby.invalid', language);
  if (!isBackUrl(backUrl)) throw toLaunchError('launch.backUrl.invalid', language);
  const prizeMode = query.lottoPrizeMode ?? query.prizeMode ?? '';
  if (prizeMode !== '' && !titleCased.test(prizeMode)) throw toLaunchError('bad.prize.mode', language);
};
