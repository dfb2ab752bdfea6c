// Upper limits of a provider's texts and answers, so that a page stays small and fast.

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
