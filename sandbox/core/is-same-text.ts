// Comparison of secrets in constant time.
import { timingSafeEqual } from 'node:crypto';

export function isSameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
