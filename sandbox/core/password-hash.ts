// Passwords as salted scrypt hashes; the cost is low because this is a sandbox.
import { randomBytes, scryptSync } from 'node:crypto';
import { isSameText } from './is-same-text.ts';

const cost = { N: 1024, r: 8, p: 1 };
const derive = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, cost);

export const hashPassword = (password: string): string => {
  const salt = randomBytes(12).toString('hex');
  return `${salt}:${derive(password, salt).toString('hex')}`;
};

/** Does the same work for a missing account, so that timing does not reveal accounts. */
export const isPassword = (password: string, hash: string | undefined): boolean => {
  const [salt = 'none', expected = ''] = (hash ?? 'none:').split(':');
  return isSameText(derive(password, salt).toString('hex'), expected);
};
