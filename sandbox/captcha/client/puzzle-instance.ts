// Captcha instance of both versions: chained listeners, show and destroy.
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
  const listeners = new Map<string, ((what?: unknown) => void)[]>();
  return {
    add: (name: string, listener: (what?: unknown) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    dispatch: (name: string, what?: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(what);
    },
    clear: () => listeners.clear(),
  };
};

const prepare = (
  server: PuzzleServer,
  puzzle: PuzzleSession,
  dispatch: (name: string, what?: unknown) => void,
): HTMLLinkElement =>
  loadStyles(server.css, (isFailed) => {
    if (isFailed) dispatch('onError', toProblem(server.codes.css));
    else
      server.first((first) => {
        puzzle.picture = first;
        if (first) dispatch('onReady');
        else dispatch('onError', toProblem(server.codes.picture));
      });
  });

export const makePuzzleInstance = (server: PuzzleServer) => {
  const { add, dispatch, clear } = makeListeners();
  const puzzle = new PuzzleSession({ server, dispatch, texts: toPuzzleTexts(server.language) });
  const link = prepare(server, puzzle, dispatch);
  const chain = (name: string) => (listener: () => void) => {
    add(name, listener);
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
      clear();
      puzzle.remove();
      link.remove();
    },
  };
  return instance;
};
