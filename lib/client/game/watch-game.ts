// Listens to the embedded game alone.
import 'client-only';
import { reportMoney } from '@/lib/client/track/money/tell-money';
import { type GameMessage, parseGameMessage } from '@/lib/shared/game/game-message';

/** The frame that the game stands in. */
export type GameFrame = { readonly frame: HTMLIFrameElement; readonly gameUrl: string };

/** Passes on the messages of the frame's own window that come from the origin of `gameUrl`, and tells of the money in them; returns the way to stop. */
export function watchGame({ frame, gameUrl }: GameFrame, hear: (message: GameMessage) => void): () => void {
  const { origin } = new URL(gameUrl);
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = parseGameMessage(event.data);
    if (message) hear(message);
    void reportMoney(event);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
