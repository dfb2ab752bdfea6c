// Upper limits of a provider's lists and texts, so that a page stays small and fast.

/** Most items read of a list; the rest is dropped. */
export const LIST_LIMIT = {
  /** Twice the largest supported catalogue. */
  games: 10_000,
  /** Categories of games: the wire names about twelve. */
  lanes: 30,
  cardsOfLane: 150,
  /** Vendor cards of all lanes; home shows each of them. */
  cards: 500,
  vendors: 300,
  classes: 50,
  vendorsOfClass: 200,
  /** Banners of all groups, and of one: a carousel holds all of its own. */
  banners: 300,
  bannersOfGroup: 30,
  announcements: 1_000,
  newest: 100,
  downloadNews: 20,
  promotionCategories: 30,
  promotions: 300,
  countries: 300,
  domains: 5_000,
  resources: 50,
  imageServers: 10,
  assets: 200,
  cashier: 50,
  inbox: 50,
  vipLevels: 30,
  vipLines: 20,
  winners: 20,
  /** Lotteries with draws, and numbers of one draw. */
  draws: 1_000,
  drawn: 40,
  screenshots: 8,
} as const;

/** Most characters of a text; the rest is cut off. */
export const TEXT_LIMIT = {
  line: 200,
  /** A card shows two lines. */
  gameName: 120,
  /** A longer code is dropped, since a cut one would be wrong. */
  code: 128,
  paragraph: 2_000,
  /** One announcement, its lines, and all announcements of a page together. */
  announcement: 20_000,
  announcementLines: 500,
  announcements: 200_000,
  excerpt: 300,
  /** HTML of a promotion, before it is sanitised. */
  html: 100_000,
  /** Signed addresses have some hundred characters. */
  picture: 1_024,
} as const;

/** Most bytes of a response that is no list, and of a connection test. */
export const ANSWER_BYTES = { one: 1024 * 1024, ping: 512 * 1024 } as const;
