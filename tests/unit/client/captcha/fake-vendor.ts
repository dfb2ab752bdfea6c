// A fake of the vendor: what its loader script does when inserted, and the instances that it creates.
import { resetPage } from '../page-of';

type Listener = (what?: unknown) => void;

/** An instance as the page got it: makes it emit events, and records its calls. */
export function anInstance(proof: unknown) {
  const listeners: Record<string, Listener> = {};
  const listen = (name: string) => (listener: Listener) => {
    listeners[name] = listener;
  };
  const instance = {
    onReady: listen('onReady'),
    onSuccess: listen('onSuccess'),
    onError: listen('onError'),
    onClose: listen('onClose'),
    showCaptcha: jest.fn(),
    verify: jest.fn(),
    destroy: jest.fn(),
    getValidate: () => proof,
  };
  return { instance, write: (name: string, what?: unknown) => listeners[name]?.(what) };
}

type Made = ReturnType<typeof anInstance>;
type Config = Record<string, unknown> & { onError: Listener; offlineCb: Listener };

/** Result of loading the script: a missing file, silence, an error before an instance, or an instance. */
export type Plan =
  | 'missing'
  | 'silent'
  | 'defines nothing'
  | 'error'
  | 'offline'
  | 'throws'
  | 'instance'
  | 'ready';

/** Runs the plans in order, one for each script that is put in; the last one stays. */
export function fakeVendor(name: 'initGeetest' | 'initGeetest4', plans: Plan[], proof: unknown = {}) {
  const made: Made[] = [];
  const configs: Config[] = [];
  const urls: string[] = [];
  const page = window as unknown as Record<string, unknown>;

  const initFor = (plan: Plan) => (config: Config, done: (instance: unknown) => void) => {
    configs.push(config);
    if (plan === 'throws') throw new TypeError('the library failed before');
    if (plan === 'error') config.onError({ code: '60100' });
    if (plan === 'offline') config.offlineCb();
    if (plan !== 'instance' && plan !== 'ready') return;
    const one = anInstance(proof);
    made.push(one);
    done(one.instance);
    if (plan === 'ready') setTimeout(() => one.write('onReady'), 0);
  };

  const settle = (script: HTMLScriptElement) => {
    urls.push(script.src);
    const plan = plans.length > 1 ? plans.shift() : plans[0];
    if (!plan || plan === 'silent') return;
    if (plan !== 'missing' && plan !== 'defines nothing') page[name] = initFor(plan);
    setTimeout(() => script.dispatchEvent(new Event(plan === 'missing' ? 'error' : 'load')), 0);
  };

  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      document.head.appendChild(node as Node);
      settle(node as HTMLScriptElement);
    }
  });
  return { made, configs, urls, page };
}

/** A page whose server named a captcha; the vendor's globals and scripts of the last test are gone. */
export function resetCaptchaPage(facts?: object): void {
  resetPage();
  document.head.innerHTML = '<script nonce="abc"></script>';
  document.body.innerHTML = '<button>Sign in</button>';
  for (const name of ['initGeetest', 'initGeetest4'])
    delete (window as unknown as Record<string, unknown>)[name];
  if (facts) document.documentElement.dataset.captcha = JSON.stringify(facts);
  else delete document.documentElement.dataset.captcha;
}

export const V4 = { version: 'v4', id: 'id-1', origin: 'https://cdn.example' };
export const V3 = { ...V4, version: 'v3' };
export const PROOF_V4 = {
  captcha_id: 'id-1',
  lot_number: 'l',
  pass_token: 'p',
  gen_time: '1',
  captcha_output: 'o',
};
export const PROOF_V3 = { geetest_challenge: 'c1', geetest_validate: 'v', geetest_seccode: 'v|jordan' };
