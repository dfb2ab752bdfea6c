// Requests the address of a game from the provider.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import type { Call } from '@/lib/shared/calls/call';
import type { Failure, Result } from '@/lib/shared/calls/envelope';
import { gameTrialLaunch, launchGame, launchLottoVn, launchSea } from '@/lib/shared/calls/game-table';
import { memberInfo } from '@/lib/shared/calls/member-table';
import type { WireLaunch } from '@/lib/shared/calls/wire-games';
import { parseGameUrl } from '@/lib/shared/game/game-url';
import type { LaunchPlan } from '@/lib/shared/game/launch-plan';
import type { LaunchRequest } from '@/lib/shared/game/launch-request';
import type { LauncherName } from '@/lib/shared/game/lottery';
import { parseMember } from '@/lib/shared/member/member';

const ROWS = { launchGame, launchSea, launchLottoVn, gameTrialLaunch } as unknown as Readonly<
  Record<LauncherName, Call<LaunchRequest, WireLaunch>>
>;

/** The label is optional: the launch waits no longer for it. */
const LABEL_WAIT_MS = 1_500;

/** Builds the failure of a launch that took too long. */
export function toLaunchTimeout(traceId = ''): Failure {
  return toLocalFailure('ECONNABORTED', traceId);
}

async function getLabelName(): Promise<string | undefined> {
  const result = await withTimeLimit(callApi(memberInfo), LABEL_WAIT_MS);
  return result?.ok ? parseMember(result.value)?.club?.name : undefined;
}

/** Calls the launcher of a plan and returns the validated game address. A time-out is `ECONNABORTED`; an
 * address without https or on this host is `invalid_response`. */
export async function requestLaunch({ launcher, request, isTrial }: LaunchPlan): Promise<Result<string>> {
  const labelName = isTrial ? undefined : await getLabelName();
  const query = labelName === undefined ? request : { ...request, labelName };
  const result = await callApi(ROWS[launcher], { query });
  if (!result.ok) return result.code === 'timeout' ? toLaunchTimeout(result.traceId) : result;
  const gameUrl = parseGameUrl(result.value?.gameUrl, window.location.host);
  return gameUrl === undefined
    ? toLocalFailure('invalid_response', result.traceId)
    : { ...result, value: gameUrl };
}
