// The JSON-LD of a document: its nodes, and the search engines' requirements of a list.

/** A node of the graph. */
export type Node = Record<string, unknown> & { '@type': string };

/** All nodes of a document’s blocks. */
export function nodesOf(page: Document): Node[] {
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return blocks.flatMap((block) => {
    const data = JSON.parse(block.textContent ?? '');
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] as Node[];
  });
}

/** Whether a value is the address of a page on this origin. */
export const isAddress = (value: unknown, origin: string): boolean =>
  typeof value === 'string' && value.startsWith(`${origin}/m/`) && URL.canParse(value);

/** Expects a list of named items in their order, each with an address in `field`. */
export function checkItems(list: Node, [field, origin]: readonly [string, string]): void {
  const items = list.itemListElement as Node[];
  expect(items.length).toBeGreaterThan(0);
  items.forEach((item, at) => {
    expect(item).toMatchObject({ '@type': 'ListItem', position: at + 1, name: expect.stringMatching(/\S/) });
    expect([item[field], isAddress(item[field], origin)]).toEqual([item[field], true]);
  });
}
