// One puzzle from its first picture to its end: a box at a time, and what the vendor's server says to each try.
import { openBox, type ShownPicture } from './puzzle-box.ts';
import type { PuzzleTexts } from './puzzle-texts-table.ts';

export type Answered =
  | { result: 'success'; proof: object }
  | { result: 'fail'; picture: ShownPicture | null };

/** What differs by version: where pictures come from, who checks, and which codes its errors have. */
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
  backend: PuzzleServer;
  texts: PuzzleTexts;
  say: (name: string, what?: unknown) => void;
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
    const { backend, texts } = this.#session;
    if (this.#box || !this.picture) return;
    this.#box = openBox(texts, {
      check: (position) =>
        this.#ask<Answered | null>(
          (done) => backend.check(position, done),
          (said) => this.#settle(said),
        ),
      another: () =>
        this.#ask<ShownPicture | null>(backend.another, (next) => {
          this.#draw(next);
          this.#box?.say(texts.hint);
        }),
      close: () => this.#leave('onClose'),
    });
    this.#box.draw(this.picture);
    document.body.append(this.#box.root);
    this.#box.slider.focus();
  }

  reset(): void {
    this.proof = false;
    this.#session.backend.another((next) => this.#draw(next));
  }

  remove(): void {
    this.#box?.root.remove();
    this.#box = null;
  }

  #leave(name: string, what?: unknown): void {
    this.remove();
    this.#session.say(name, what);
  }

  #draw(next: ShownPicture | null): void {
    this.picture = next;
    if (next) this.#box?.draw(next);
    else this.#leave('onError', toProblem(this.#session.backend.codes.picture));
  }

  /** One question at a time; an answer that comes after its box has gone is ignored. */
  #ask<Answer>(question: (done: (said: Answer) => void) => void, heard: (said: Answer) => void): void {
    if (this.#isBusy) return;
    const asked = this.#box;
    this.#isBusy = true;
    asked?.wait(true);
    question((said) => {
      this.#isBusy = false;
      if (!asked || asked !== this.#box) return;
      asked.wait(false);
      heard(said);
    });
  }

  #settle(answered: Answered | null): void {
    const { backend, texts, say } = this.#session;
    const problem = toProblem(backend.codes.check);
    if (!answered) this.#leave('onError', problem);
    else if (answered.result === 'success') this.#finish(answered.proof);
    else {
      this.#draw(answered.picture);
      this.#box?.say(texts.missed, 'missed');
      say('onFail', problem);
    }
  }

  #finish(proof: object): void {
    const shown = this.#box;
    this.proof = proof;
    this.#isBusy = true;
    shown?.wait(true);
    shown?.say(this.#session.texts.solved, 'solved');
    setTimeout(() => {
      this.#isBusy = false;
      if (shown === this.#box) this.#leave('onSuccess');
    }, solvedMs);
  }
}
