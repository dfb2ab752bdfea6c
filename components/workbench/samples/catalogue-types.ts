import type { ReactNode } from 'react';

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
