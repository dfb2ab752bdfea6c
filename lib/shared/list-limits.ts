// Upper limits of a provider's lists; apart from those of texts, which each page's script needs.

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
