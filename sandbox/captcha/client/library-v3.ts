// The library of version 3, online and offline: pictures by get.php and refresh.php, the check by ajax.php.

import type { ShownPicture } from './puzzle-box.ts';
import { makePuzzleInstance } from './puzzle-instance.ts';
import type { Answered, PuzzleServer } from './puzzle-session.ts';
import { askByScript, ownOrigin } from './wire.ts';

/** The offline library's own picture, and where its gap is. */
declare const settings: { picture?: ShownPicture; gap?: number };

type Config = { gt: string; challenge: string; lang?: string; timeout?: number; offline?: boolean };

const toProof = (challenge: string, validate: string) => ({
  geetest_challenge: challenge,
  geetest_validate: validate,
  geetest_seccode: `${validate}|jordan`,
});

const ask = <Answer>(
  config: Config,
  call: { path: string; w?: number; read: (data: unknown) => Answer },
  done: (reply: Answer | null) => void,
): void => {
  const { gt, challenge, lang, timeout: timeoutMs } = config;
  const w = call.w === undefined ? undefined : String(call.w);
  askByScript(
    `${ownOrigin}/${call.path}`,
    { gt, challenge, lang, w },
    {
      timeoutMs,
      onAnswer: (answer) => done(answer.status === 'success' ? call.read(answer.data) : null),
      onFailure: () => done(null),
    },
  );
};

const toAnswered = (
  challenge: string,
  data: ShownPicture & { result: string; validate: string },
): Answered =>
  data.result === 'success'
    ? { result: 'success', proof: toProof(challenge, data.validate) }
    : { result: 'fail', picture: data.bg ? data : null };

const online = (config: Config): Pick<PuzzleServer, 'first' | 'another' | 'check'> => {
  const read = (data: unknown) => data as ShownPicture;
  const readAnswered = (data: unknown) => toAnswered(config.challenge, data as never);
  return {
    first: (done) => ask(config, { path: 'get.php', read }, done),
    another: (done) => ask(config, { path: 'refresh.php', read }, done),
    check: (w, done) => ask(config, { path: 'ajax.php', w, read: readAnswered }, done),
  };
};

/** Offline the check runs here, and the merchant's server validates the result. */
const offline = ({ challenge }: Config): Pick<PuzzleServer, 'first' | 'another' | 'check'> => {
  const { picture = null, gap = 0 } = settings;
  return {
    first: (done) => done(picture),
    another: (done) => done(picture),
    check: (w, done) => {
      const validate = [...challenge].reverse().join('');
      const isFilled = Math.abs(w - gap) <= 5;
      done(
        isFilled ? { result: 'success', proof: toProof(challenge, validate) } : { result: 'fail', picture },
      );
    },
  };
};

Object.assign(window, {
  Geetest: function Geetest(config: Config) {
    return makePuzzleInstance({
      language: config.lang,
      css: `${ownOrigin}/static/css/fullpage.css`,
      codes: { css: 'error_107', picture: 'error_104', check: 'error_105' },
      ...(config.offline ? offline(config) : online(config)),
    });
  },
});
