// A launch on the page, with a provider that answers.
import { screen } from '@testing-library/react';
import { GameLaunch } from '@/components/game/game-launch';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import { closeNotice, getOverlays } from '@/lib/client/notice/notice-store';
import type { LaunchPlan } from '@/lib/shared/game/launch-plan';
import { type Answer, type FetchCall, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

export const GAME_URL = 'https://games.example/play?ticket=1';
const PLAN: LaunchPlan = {
  game: { code: 'va-1', name: 'Seven', vendor: 'VA', category: 'RNG', image: undefined },
  launcher: 'launchGame',
  request: { vendor: 'VA', gameCode: 'va-1', hasLobby: true },
  isTrial: false,
};
export const MEMBER = { id: '1', account: 'lan', clubLabel: { labelName: 'Gold', labelId: 7 } };

type Given = {
  readonly plan?: Partial<LaunchPlan>;
  readonly open?: 'embed' | 'redirect';
  readonly isConfirmDue?: boolean;
  readonly isInAppOnly?: boolean;
  readonly answer?: Answer;
};

export function showLaunch({
  plan,
  open = 'embed',
  isConfirmDue = false,
  isInAppOnly = false,
  answer,
}: Given = {}) {
  const calls = fakeFetch((path) =>
    path === '/wps/member/info' ? success(MEMBER) : (answer ?? success({ gameUrl: GAME_URL })),
  );
  renderWithMessages(
    <>
      <GameLaunch
        back="/m/game"
        name="Seven"
        note={null}
        plan={{ ...PLAN, ...plan }}
        rules={{ open, isConfirmDue, isInAppOnly }}
      >
        <h1>Seven</h1>
      </GameLaunch>
      <OverlayProvider />
    </>,
  );
  return calls;
}
/** The first call of a path. */
export const callTo = (calls: readonly FetchCall[], path: string) =>
  calls.find(({ url }) => url.startsWith(path));
/** The frame of the game, once there is one. */
export const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Seven');

/** Signs out, closes all notices, and sets a launch address. */
export function resetLaunch(): void {
  resetPage();
  for (const { id } of getOverlays().notices) closeNotice(id);
  window.history.replaceState(null, '', '/m/launchGame?vendor=VA&code=va-1');
}
