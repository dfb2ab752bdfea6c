// An instance as both versions have it: listeners that chain, what shows it, and what destroys it.
import { type PuzzleServer, PuzzleSession, toProblem } from './puzzle-session.ts';
import { toPuzzleTexts } from './puzzle-texts-table.ts';

const events = ['onReady', 'onNextReady', 'onSuccess', 'onFail', 'onError', 'onClose'];

const loadStyles = (href: string, done: (isFailed: boolean) => void): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.onload = () => done(false);
  link.onerror = () => done(true);
  document.head.append(link);
  return link;
};

const makeListeners = () => {
  const heard = new Map<string, ((what?: unknown) => void)[]>();
  return {
    add: (name: string, hear: (what?: unknown) => void) =>
      heard.set(name, [...(heard.get(name) ?? []), hear]),
    say: (name: string, what?: unknown) => {
      for (const hear of heard.get(name) ?? []) hear(what);
    },
    forget: () => heard.clear(),
  };
};

const prepare = (
  backend: PuzzleServer,
  puzzle: PuzzleSession,
  say: (name: string, what?: unknown) => void,
): HTMLLinkElement =>
  loadStyles(backend.css, (isFailed) => {
    if (isFailed) say('onError', toProblem(backend.codes.css));
    else
      backend.first((first) => {
        puzzle.picture = first;
        if (first) say('onReady');
        else say('onError', toProblem(backend.codes.picture));
      });
  });

export const makePuzzleInstance = (backend: PuzzleServer) => {
  const { add, say, forget } = makeListeners();
  const puzzle = new PuzzleSession({ backend, say, texts: toPuzzleTexts(backend.language) });
  const link = prepare(backend, puzzle, say);
  const chain = (name: string) => (hear: () => void) => {
    add(name, hear);
    return instance;
  };
  const show = () => puzzle.show();
  const instance: Record<string, unknown> = {
    ...Object.fromEntries(events.map((name) => [name, chain(name)])),
    showCaptcha: show,
    showBox: show,
    verify: show,
    getValidate: () => puzzle.proof,
    reset: () => puzzle.reset(),
    appendTo: () => instance,
    bindForm: () => instance,
    destroy: () => {
      forget();
      puzzle.remove();
      link.remove();
    },
  };
  return instance;
};
