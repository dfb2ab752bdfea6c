// One puzzle from first picture to end: one box at a time, and the vendor's results.
import { openBox, type ShownPicture } from './puzzle-box.ts';
import type { PuzzleTexts } from './puzzle-texts-table.ts';

export type Answered =
  | { result: 'success'; proof: object }
  | { result: 'fail'; picture: ShownPicture | null };

/** Differences by version: pictures, check, and error codes. */
export type PuzzleServer = {
  language: string | undefined;
  css: string;
  first: (done: (picture: ShownPicture | null) => void) => void;
  another: (done: (picture: ShownPicture | null) => void) => void;
  check: (position: number, done: (answered: Answered | null) => void) => void;
  codes: { css: string; picture: string; check: string };
};

const solvedMs = 400;

export const toProblem = (code: string) => ({
  code,
  error_code: code,
  msg: 'refused',
  desc: { detail: code },
});

type Session = {
  server: PuzzleServer;
  texts: PuzzleTexts;
  dispatch: (name: string, what?: unknown) => void;
};

export class PuzzleSession {
  proof: object | false = false;
  picture: ShownPicture | null = null;
  readonly #session: Session;
  #box: ReturnType<typeof openBox> | null = null;
  #isBusy = false;

  constructor(session: Session) {
    this.#session = session;
  }

  show(): void {
    const { server, texts } = this.#session;
    if (this.#box || !this.picture) return;
    this.#box = openBox(texts, {
      check: (position) =>
        this.#ask<Answered | null>(
          (done) => server.check(position, done),
          (answer) => this.#settle(answer),
        ),
      another: () =>
        this.#ask<ShownPicture | null>(server.another, (next) => {
          this.#draw(next);
          this.#box?.showMessage(texts.hint);
        }),
      close: () => this.#leave('onClose'),
    });
    this.#box.draw(this.picture);
    document.body.append(this.#box.root);
    this.#box.slider.focus();
  }

  reset(): void {
    this.proof = false;
    this.#session.server.another((next) => this.#draw(next));
  }

  remove(): void {
    this.#box?.root.remove();
    this.#box = null;
  }

  #leave(name: string, what?: unknown): void {
    this.remove();
    this.#session.dispatch(name, what);
  }

  #draw(next: ShownPicture | null): void {
    this.picture = next;
    if (next) this.#box?.draw(next);
    else this.#leave('onError', toProblem(this.#session.server.codes.picture));
  }

  /** One request at a time; answers for a closed box are ignored. */
  #ask<Answer>(question: (done: (answer: Answer) => void) => void, onAnswer: (answer: Answer) => void): void {
    if (this.#isBusy) return;
    const box = this.#box;
    this.#isBusy = true;
    box?.wait(true);
    question((answer) => {
      this.#isBusy = false;
      if (!box || box !== this.#box) return;
      box.wait(false);
      onAnswer(answer);
    });
  }

  #settle(answered: Answered | null): void {
    const { server, texts, dispatch } = this.#session;
    const problem = toProblem(server.codes.check);
    if (!answered) this.#leave('onError', problem);
    else if (answered.result === 'success') this.#finish(answered.proof);
    else {
      this.#draw(answered.picture);
      this.#box?.showMessage(texts.missed, 'missed');
      dispatch('onFail', problem);
    }
  }

  #finish(proof: object): void {
    const shown = this.#box;
    this.proof = proof;
    this.#isBusy = true;
    shown?.wait(true);
    shown?.showMessage(this.#session.texts.solved, 'solved');
    setTimeout(() => {
      this.#isBusy = false;
      if (shown === this.#box) this.#leave('onSuccess');
    }, solvedMs);
  }
}
