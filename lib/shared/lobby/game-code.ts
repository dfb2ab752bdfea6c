const CODE = /^[\w.:-]{1,80}$/;

/** Returns whether a text can be the code of a game: 1 to 80 letters, digits, `_`, `.`, `:` and `-`. */
export function isGameCode(text: string): boolean {
  return CODE.test(text);
}
