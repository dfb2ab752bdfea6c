// RSA keys of each merchant: current and retired ones, to distinguish "expired" from "wrong".
import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';

type Pair = { publicKey: KeyObject; privateKey: KeyObject };

const unwrapWith = (pair: Pair | undefined, wrapped: Buffer): Buffer | null => {
  if (!pair) return null;
  try {
    const options = { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return privateDecrypt(options, wrapped);
  } catch {
    return null;
  }
};

export class KeyRing {
  #pairs = new Map<string, Pair[]>();

  #ring(merchant: string): Pair[] {
    const ring = this.#pairs.get(merchant) ?? [generateKeyPairSync('rsa', { modulusLength: 2048 })];
    this.#pairs.set(merchant, ring);
    return ring;
  }

  getPublicKey(merchant: string): KeyObject {
    const [current] = this.#ring(merchant);
    if (!current) throw new Error('a key ring is never empty');
    return current.publicKey;
  }

  /** Makes a new pair current; with `discard` old ones are dropped at once. */
  rotate(merchant: string, { discard = false } = {}): void {
    const fresh = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#pairs.set(merchant, discard ? [fresh] : [fresh, ...this.#ring(merchant)]);
  }

  /** Returns the unwrapped key, 'expired' where only a retired pair opens it, null where none does. */
  unwrap(merchant: string, wrapped: Buffer): Buffer | 'expired' | null {
    const [current, ...retired] = this.#ring(merchant);
    const opened = unwrapWith(current, wrapped);
    if (opened) return opened;
    return retired.some((pair) => unwrapWith(pair, wrapped)) ? 'expired' : null;
  }
}
