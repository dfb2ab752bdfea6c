// Loader of version 3: picks the library, loads it, and passes its instance on; offline it uses the local library.
import { whenLibrary } from './library-state.ts';
import { askByScript, ownOrigin } from './wire.ts';

type Config = {
  gt: string;
  challenge: string;
  offline?: boolean;
  https?: boolean;
  timeout?: number;
  api_server?: string;
  onError?: (message: string) => void;
};

type Page = { Geetest: new (config: object) => unknown; initGeetest: unknown };

const page = window as unknown as Page;
const offlineType = { type: 'offline', offline: '/static/js/fullpage.0.0.0.js' };

const toProtocol = ({ https }: Config): string => (https ? 'https:' : location.protocol);

const complain = (config: Config): void => {
  if (!config.onError) throw new Error('network error');
  config.onError('network error');
};

const begin = (config: Config, named: Record<string, string>, made: (instance: unknown) => void): void => {
  const type = named.type ?? '';
  const host = new URL(ownOrigin).host;
  whenLibrary(
    { type, url: `${toProtocol(config)}//${host}${named[type]}`, timeoutMs: config.timeout },
    {
      made: () => made(new page.Geetest({ ...config, ...named, offline: type === 'offline' })),
      failed: () => complain(config),
      stuck: () => complain(config),
    },
  );
};

page.initGeetest = (config: Config, made: (instance: unknown) => void): void => {
  if (typeof config.gt !== 'string') throw new TypeError('gt is not a string');
  const server = config.api_server ?? new URL(ownOrigin).host;
  const goOffline = () => begin(config, offlineType, made);
  if (config.offline) {
    goOffline();
    return;
  }
  askByScript(
    `${toProtocol(config)}//${server}/gettype.php`,
    { gt: config.gt },
    {
      timeoutMs: config.timeout,
      onAnswer: (answer) => (answer.status === 'success' ? begin(config, answer.data, made) : goOffline()),
      onFailure: goOffline,
    },
  );
};
