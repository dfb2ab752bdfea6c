const SIGN_FIRST = /\p{Sc}\s?\d[\d.,]{0,24}/gu;
const SIGN_LAST = /\d\s\p{Sc}/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
const NO_BREAK_SPACE = '\u00a0';
const [ISOLATE, END] = ['\u2066', '\u2069'];

const bind = (amount: string) => amount.replace(/\s/, NO_BREAK_SPACE);

/** Binds each amount to its currency sign, also in right-to-left texts: where `text` is a part, `whole` decides the direction. */
export function keepAmounts(text: string, whole = text): string {
  const isTurned = RIGHT_TO_LEFT.test(whole);
  const toKept = (amount: string) => (isTurned ? ISOLATE + bind(amount) + END : bind(amount));
  return text.replace(SIGN_FIRST, toKept).replace(SIGN_LAST, bind);
}
