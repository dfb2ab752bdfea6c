// What the lobby shows, after parsing: lanes of vendors, games and banners (E16).

/** A vendor's card in a lane. */
export type VendorCard = {
  readonly accountTypeName: string;
  readonly displayName: string;
  readonly vendor: string;
  readonly freeplay: boolean;
  readonly image?: string;
};

/** A lane of one game category, in the order of SPEC §9. */
export type Lane = {
  readonly category: string;
  readonly title: string;
  /** Where cards stand together; RNG and PVP under TCG (G8). */
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

/** A banner and where a tap on it leads (M2). */
export type Banner = {
  readonly image: string;
  readonly title: string;
  readonly group: string;
  readonly linkage: { readonly type: 'P' | 'URL' | 'G'; readonly target: string };
  readonly gameType?: string;
  readonly vendor?: string;
  readonly nodeId?: string;
  readonly roomId?: string;
};
