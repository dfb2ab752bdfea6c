import 'client-only';
import type { Init } from '@/lib/client/captcha/load-init';
import type { VendorInstance } from '@/lib/client/captcha/widget';

/** Creates an instance. Rejects on `offlineCb` too: the vendor's bypass would let all users pass. */
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
