// How much of a provider's lists and texts a page takes: well above what merchants have, and low enough that a page of it stays small and quick.

/** Most items of a list that are read; what comes after them is left out. */
export const LIST_LIMIT = {
  /** Twice the largest catalogue that the site is built for. */
  games: 10_000,
  /** Categories of games: the wire names about twelve. */
  lanes: 30,
  cardsOfLane: 150,
  /** Vendor cards of all lanes: home shows each of them. */
  cards: 500,
  /** Vendors to choose from by name. */
  vendors: 300,
  classes: 50,
  vendorsOfClass: 200,
  /** Banners of all groups, and of one: a carousel has all of its own in the page. */
  banners: 300,
  bannersOfGroup: 30,
  /** Read, and shown: the newest of what is read. */
  announcements: 1_000,
  newest: 100,
  /** About the app, shown whole on one page. */
  downloadNews: 20,
  promotionCategories: 30,
  promotions: 300,
  /** There are fewer than 250 countries. */
  countries: 300,
  /** Hosts of one merchant, the affiliates' among them. */
  domains: 5_000,
  resources: 50,
  imageServers: 10,
  assets: 200,
  /** Ways to pay in, and accounts to be paid to. */
  cashier: 50,
  /** Push messages that a device keeps. */
  inbox: 50,
  vipLevels: 30,
  /** Conditions, and benefits, of one level. */
  vipLines: 20,
  /** Wins, and jackpots, of one row. */
  winners: 20,
} as const;

/** Most characters of a text; what comes after them is cut off. */
export const TEXT_LIMIT = {
  /** One line: a name or a title. */
  line: 200,
  /** A game's name: a card shows two lines. */
  gameName: 120,
  /** A code or id, which is no code any more when it is cut. */
  code: 128,
  /** A few sentences. */
  paragraph: 2_000,
  /** One announcement, its lines, and all announcements of a page together. */
  announcement: 20_000,
  announcementLines: 500,
  announcements: 200_000,
  /** The beginning of one, in a list. */
  excerpt: 300,
  /** A promotion's HTML, before it is cleaned. */
  html: 100_000,
  /** A picture's address; signed ones have some hundred. */
  picture: 1_024,
} as const;

/** Most bytes of an answer that is no list: one thing, such as a status or a promotion, and a test of the line. */
export const ANSWER_BYTES = { one: 1024 * 1024, ping: 512 * 1024 } as const;
