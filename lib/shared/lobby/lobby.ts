// Parsed lobby: lanes of vendors, games and banners.

export type VendorCard = {
  readonly accountTypeName: string;
  readonly displayName: string;
  readonly vendor: string;
  readonly freeplay: boolean;
  readonly image?: string;
  /** Category whose lobby opens instead of a list: no such game of the vendor is listed. */
  readonly lobbyOf?: string;
};

export type Lane = {
  readonly category: string;
  readonly title: string;
  readonly group: string;
  readonly gameCount: number;
  readonly cards: readonly VendorCard[];
  readonly classes: readonly { readonly name: string; readonly vendors: readonly string[] }[];
};

export type Game = {
  readonly code: string;
  readonly name: string;
  readonly vendor: string;
  readonly category: string;
  readonly image?: string;
  readonly hot: boolean;
  readonly isNew: boolean;
  readonly freeplay: boolean;
  readonly nodeId?: string;
  readonly gameId?: string;
  /** Another vendor has a game of the same code. */
  readonly hasTwin?: true;
};

/** To a page, a launch, a partner by `/m/out`, or another site. */
export type BannerLink = {
  readonly href: string;
  readonly kind: 'page' | 'launch' | 'partner' | 'foreign';
};

export type Banner = {
  readonly image: string;
  readonly title: string;
  readonly group: string;
  readonly linkage: { readonly type: 'P' | 'URL' | 'G'; readonly target: string };
  readonly gameType?: string;
  readonly vendor?: string;
  readonly nodeId?: string;
  readonly roomId?: string;
  readonly link?: BannerLink;
};

/** A win with its amount as players read it; `id` is what tells it from the others of its list; `at` is ISO. */
export type DisplayedWin = {
  readonly id: string;
  readonly game: Game;
  readonly name: string;
  readonly amount: string;
  readonly at?: string;
};
