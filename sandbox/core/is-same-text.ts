// Comparison of secrets in constant time.
import { timingSafeEqual } from 'node:crypto';

export const isSameText = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
