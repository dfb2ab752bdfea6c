// Calls the vendor's loader and waits for the instance, whatever way the loader takes to say no.
import 'client-only';
import type { Init } from '@/lib/client/captcha/load-script';
import type { VendorInstance } from '@/lib/client/captcha/widget';

/**
 * Makes an instance. Rejects when the loader reports an error, cannot reach the vendor (`offlineCb`: its bypass library would
 * let all pass) or throws, as both versions do after a library that failed to load.
 */
export function makeInstance(init: Init, config: Record<string, unknown>): Promise<VendorInstance> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('captcha not started'));
    try {
      init({ ...config, onError: refuse, offlineCb: refuse }, (made) => resolve(made as VendorInstance));
    } catch (error) {
      reject(error);
    }
  });
}
