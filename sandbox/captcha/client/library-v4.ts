// The library of version 4: the lot and its first picture come with the configuration, others by load, the check by verify.

import type { ShownPicture } from './puzzle-box.ts';
import { makePuzzleInstance } from './puzzle-instance.ts';
import type { Answered } from './puzzle-session.ts';
import { askByScript, type PuzzleAnswer } from './wire.ts';

type Config = ShownPicture & {
  captchaId: string;
  lot_number: string;
  language?: string;
  timeout?: number;
  base: string;
  static_path: string;
  css: string;
};

const ask = (
  { captchaId, lot_number, language, base, timeout: timeoutMs }: Config,
  call: { path: string; w?: number },
  done: (data: PuzzleAnswer | null) => void,
): void => {
  const w = call.w === undefined ? undefined : String(call.w);
  const query = { captcha_id: captchaId, lot_number, client_type: 'h5', lang: language, w };
  askByScript(`${base}/${call.path}`, query, {
    timeoutMs,
    onAnswer: (answer) => done(answer.status === 'success' ? answer.data : null),
    onFailure: () => done(null),
  });
};

const toPicture = (data: PuzzleAnswer | null): ShownPicture | null =>
  data?.bg ? (data as ShownPicture) : null;

const toAnswered = (data: PuzzleAnswer | null): Answered | null => {
  if (!data) return null;
  if (data.result === 'success') return { result: 'success', proof: data.seccode };
  return { result: 'fail', picture: toPicture(data) };
};

Object.assign(window, {
  Geetest4: function Geetest4(config: Config) {
    return makePuzzleInstance({
      language: config.language,
      css: config.base + config.static_path + config.css,
      codes: { css: '60200', picture: '60202', check: '60101' },
      first: (done) => done(toPicture(config)),
      another: (done) => ask(config, { path: 'load' }, (data) => done(toPicture(data))),
      check: (w, done) => ask(config, { path: 'verify', w }, (data) => done(toAnswered(data))),
    });
  },
});
