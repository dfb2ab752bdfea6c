/** Picks a member's profile icon, from 0 to one less than `count`: the same on every device. */
export function pickProfileIcon(memberId: string, count: number): number {
  const sum = [...memberId].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  );
  return sum % Math.max(1, Math.trunc(count));
}
