// What somebody looks for among the games, as the address of the game area says it (B3).

/** Longest text of a search, in characters. */
export const SEARCH_TEXT_LENGTH = 64;
