import { type DataNode, toDataBlock } from '@/lib/shared/seo/structured-data';

/** JSON-LD of a page; nothing when empty. */
export function StructuredData({ nodes }: { readonly nodes: readonly DataNode[] }) {
  return nodes.length > 0 && <script type="application/ld+json">{toDataBlock(nodes)}</script>;
}
