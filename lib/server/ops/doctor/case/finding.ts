// What the doctor finds: one line each, and for everything that is wrong what to do about it.
import 'server-only';

/** `note` tells what only an operator can judge; `warning` works, but not as it was meant; `fault` keeps players from something. */
export type Level = 'ok' | 'note' | 'warning' | 'fault';

/** One finding of a check. */
export type Told = {
  readonly check: string;
  readonly level: Level;
  readonly text: string;
  /** What to do about it. */
  readonly remedy?: string;
};

/** A finding with whom it concerns: a merchant's code, a file of the registry, or `site`. */
export type Finding = Told & { readonly subject: string };

/** Something is as it should be. */
export function good(check: string, text: string): Told {
  return { check, level: 'ok', text };
}

/** Something to know. */
export function note(check: string, text: string): Told {
  return { check, level: 'note', text };
}

/** Something that works, but not as it was meant. */
export function warning(check: string, text: string, remedy: string): Told {
  return { check, level: 'warning', text, remedy };
}

/** Something that keeps players from something. */
export function fault(check: string, text: string, remedy: string): Told {
  return { check, level: 'fault', text, remedy };
}
