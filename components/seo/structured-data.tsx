import { type DataNode, toDataBlock } from '@/lib/shared/seo/structured-data';

/** What the page says to machines: a block of data, which no browser runs. Nothing where there is nothing to say. */
export function StructuredData({ nodes }: { readonly nodes: readonly DataNode[] }) {
  return nodes.length > 0 && <script type="application/ld+json">{toDataBlock(nodes)}</script>;
}
