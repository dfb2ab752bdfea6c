// What the lobby shows, after parsing: lanes of vendors, games and banners.

/** A vendor's card in a lane. */
export type VendorCard = {
  readonly accountTypeName: string;
  readonly displayName: string;
  readonly vendor: string;
  readonly freeplay: boolean;
  readonly image?: string;
};

/** A lane of one game category, in the specified order. */
export type Lane = {
  readonly category: string;
  readonly title: string;
  /** Where cards stand together; RNG and PVP under TCG. */
  readonly group: string;
  readonly gameCount: number;
  readonly cards: readonly VendorCard[];
  readonly classes: readonly { readonly name: string; readonly vendors: readonly string[] }[];
};

/** One game. */
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
};

/** A banner's link: to one of our pages, to a launch, to a partner by `/m/out`, or to a foreign site. */
export type BannerLink = {
  readonly href: string;
  readonly way: 'page' | 'launch' | 'partner' | 'foreign';
};

/** A banner and where a tap on it leads. */
export type Banner = {
  readonly image: string;
  readonly title: string;
  readonly group: string;
  readonly linkage: { readonly type: 'P' | 'URL' | 'G'; readonly target: string };
  readonly gameType?: string;
  readonly vendor?: string;
  readonly nodeId?: string;
  readonly roomId?: string;
  /** Where a tap leads; without it the banner is a picture only. */
  readonly link?: BannerLink;
};
