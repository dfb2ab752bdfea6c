// Loader of version 4: requests a lot, loads what the answer names, and passes the instance on.
import { whenLibrary } from './library-state.ts';
import { askByScript, loadScript, ownOrigin, type PuzzleAnswer } from './wire.ts';

type Problem = { code: string; msg: string; desc: { detail: string } };

type Config = {
  captchaId: string;
  language?: string;
  protocol?: string;
  timeout?: number;
  apiServers?: string[];
  onError?: (problem: Problem) => void;
  offlineCb?: () => void;
};

type Made = (instance: unknown) => void;

const page = window as unknown as { Geetest4: new (config: object) => unknown; initGeetest4: unknown };

const complain = (config: Config, problem: Omit<Problem, 'desc'> | undefined): void => {
  // After a failed library the vendor's loader is called without arguments, and throws from a callback.
  const { code, msg } = problem as Problem;
  if (!config.onError) throw new TypeError(msg);
  config.onError({ code, msg, desc: { detail: msg } });
};

const toBase = (config: Config, host: string): string => (config.protocol ?? `${location.protocol}//`) + host;

const begin = (config: Config, named: PuzzleAnswer, made: Made): void => {
  const base = toBase(config, named.static_servers[0]);
  const { timeout: timeoutMs } = config;
  loadScript(base + named.gct_path, timeoutMs, (isFailed) => {
    if (isFailed) complain(config, { code: '60205', msg: 'gct resource load timeout' });
  });
  whenLibrary(
    { type: named.type, url: base + named.static_path + named.js, timeoutMs },
    {
      made: () => made(new page.Geetest4({ ...config, ...named, base: toBase(config, apiHost(config)) })),
      failed: () => complain(config, { code: '60204', msg: 'js resource load timeout' }),
      stuck: () => complain(config, undefined),
    },
  );
};

const apiHost = (config: Config): string => config.apiServers?.[0] ?? new URL(ownOrigin).host;

const toQuery = (config: Config) => ({
  captcha_id: config.captchaId,
  challenge: crypto.randomUUID(),
  client_type: /Mobi/i.test(navigator.userAgent) ? 'h5' : 'web',
  lang: config.language ?? navigator.language.toLowerCase(),
});

page.initGeetest4 = (config: Config, made: Made): void => {
  askByScript(`${toBase(config, apiHost(config))}/load`, toQuery(config), {
    timeoutMs: config.timeout,
    onAnswer: (answer) => {
      if (answer.status === 'success') begin(config, answer.data, made);
      else complain(config, { code: answer.code, msg: answer.msg });
    },
    onFailure: () => {
      if (config.offlineCb) config.offlineCb();
      else complain(config, { code: '60100', msg: 'load failed' });
    },
  });
};
