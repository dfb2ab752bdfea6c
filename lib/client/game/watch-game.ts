import 'client-only';
import { reportMoney } from '@/lib/client/track/money/report-money';
import { type GameMessage, parseGameMessage } from '@/lib/shared/game/game-message';

export type GameFrame = { readonly frame: HTMLIFrameElement; readonly gameUrl: string };

/** Passes on messages of the game and reports money events in them. Returns the stop function. */
export function watchGame(
  { frame, gameUrl }: GameFrame,
  onGameMessage: (message: GameMessage) => void,
): () => void {
  const { origin } = new URL(gameUrl);
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = parseGameMessage(event.data);
    if (message) onGameMessage(message);
    void reportMoney(event);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
