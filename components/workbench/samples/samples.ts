import type { ReactNode } from 'react';
import type { CardGame } from '@/components/lobby/game/game-card';
import type { CallState } from '@/lib/client/data/use-call';
import type { Failure } from '@/lib/shared/calls/envelope';

/** Place of a state: `inset` adds a page's gutter, `overlay` keeps dialogs and fixed prompts inside the cell. */
export type Stage = 'flush' | 'inset' | 'overlay';

/** One state of a part. */
export type PartState = {
  readonly label: string;
  readonly node: ReactNode;
  /** Takes a whole row of the grid. */
  readonly isWide?: boolean;
  /** Renders the part over the page, to try focus, Escape and backdrop by hand. */
  readonly open?: (onClose: () => void) => ReactNode;
};

/** Component and its states. */
export type Part = {
  readonly name: string;
  readonly stage?: Stage;
  readonly states: readonly PartState[];
};

/** Parts under one heading; `id` is the anchor and the value of `?only=`. */
export type CatalogueSection = {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
};

export const LONG_TEXT =
  'A text that is far longer than anybody planned for, with one Donaudampfschifffahrtsgesellschaft of a word in the middle and a second sentence after it.';
export const LONG_NAME = 'The Extraordinarily Long Adventures of the Golden Dragon Megaways Deluxe';
export const NO_QUERY = new URLSearchParams();

/** Picture that decodes to nothing, without a request. */
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA';

export const noop = (): void => undefined;

/** Drawn picture of a size and hue. */
export function toPicture(width: number, height: number, hue: number): string {
  const [x, y, r] = [width * 0.68, height * 0.36, Math.min(width, height) * 0.3];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 62% 44%)"/><stop offset="1" stop-color="hsl(${hue + 50} 66% 22%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${hue + 30} 80% 66%)"/><path d="M0 ${height}L${width * 0.4} ${height * 0.5}L${width * 0.8} ${height}z" fill="hsl(${hue + 20} 60% 30%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Game with its own picture. */
export function toSampleGame(number: number, more: Partial<CardGame> = {}): CardGame {
  return {
    code: `sample-${number}`,
    name: `Sample game ${number}`,
    vendor: 'SAMPLE',
    category: 'RNG',
    image: toPicture(300, 400, number * 47),
    ...more,
  };
}

export const SAMPLE_FAILURE: Failure = {
  ok: false,
  code: 'sample_failure',
  message: 'The provider did not answer in time.',
  status: 504,
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
};

const IDLE = { isLoaded: false, value: undefined, failure: undefined, isRetrying: false, retry: noop };

export const LOADING: CallState<never> = IDLE;
export const FAILED: CallState<never> = { ...IDLE, failure: SAMPLE_FAILURE };
export const RETRYING: CallState<never> = { ...FAILED, isRetrying: true };

/** An answered call. */
export function toLoaded<Answer>(value: Answer): CallState<Answer> {
  return { ...IDLE, isLoaded: true, value };
}

/** State of a dialog or prompt: in its cell, and over the page on demand. */
export function toOverlayState(label: string, open: (onClose: () => void) => ReactNode): PartState {
  return { label, node: open(noop), open };
}
