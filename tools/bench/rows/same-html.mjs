// PRF-10: all visitors get the same HTML.
import { amountLine } from '../report/lines.mjs';
import { expectAnswer, signIn, startSite } from '../setup/site.mjs';

/** Returns the pieces of a page, tag by tag without nonces, with their counts. */
function countPieces(html) {
  const plain = html.replaceAll(/nonce="[^"]*"|nonce\\?":\\?"[^"\\]*/g, '');
  const counts = new Map();
  for (const piece of plain.split(/(?=<)/)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** Counts the pieces in one page and not the other. */
export function countDiffering(one, other) {
  const [own, others] = [countPieces(one), countPieces(other)];
  return [...new Set([...own.keys(), ...others.keys()])].reduce(
    (sum, piece) => sum + Math.abs((own.get(piece) ?? 0) - (others.get(piece) ?? 0)),
    0,
  );
}

/** PRF-10: difference between a member's and a visitor's HTML. */
export async function benchSameHtml({ ports, provider }) {
  const site = await startSite({ port: ports.site, upstreamPort: provider.port });
  const target = { port: site.port, host: site.host, path: '/m/home' };
  const Cookie = await signIn(target);
  await expectAnswer(target, /<html/);
  const visitor = await expectAnswer(target, /<html/);
  const member = await expectAnswer({ ...target, headers: { Cookie } }, /<html/);
  await site.stop();
  const what = 'tags and texts by which a member’s HTML of /m/home differs from a visitor’s';
  return [amountLine({ id: 'PRF-10', what, amount: countDiffering(visitor.text, member.text), goal: 0 })];
}
