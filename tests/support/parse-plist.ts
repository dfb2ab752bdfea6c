// Reads an XML property list as strictly as an iPhone does: what is not well-formed is an error.
type Value = string | number | boolean | Value[] | { [key: string]: Value };
type Node = { readonly tag: string; readonly children: Node[]; text: string };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const TOKEN = /<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>|([^<]+)/y;

function toText(raw: string): string {
  // Only these characters are valid in XML, and its special characters must be entities.
  if (
    /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|&(?!(?:amp|lt|gt|quot|apos);)|\]\]>/u.test(raw)
  )
    throw new Error(`no text of XML: ${JSON.stringify(raw)}`);
  return raw.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

function toTree(xml: string): Node {
  const root: Node = { tag: '', children: [], text: '' };
  const open = [root];
  const scan = new RegExp(TOKEN);
  while (scan.lastIndex < xml.length) {
    const at = scan.lastIndex;
    const [token, closes, tag, isEmpty, text] = scan.exec(xml) ?? [];
    const parent = open.at(-1);
    if (token === undefined || !parent) throw new Error(`not well-formed at ${at}`);
    if (text) parent.text += toText(text);
    else if (closes && open.pop()?.tag !== tag) throw new Error(`${tag} closes at ${at}, but is not open`);
    else if (tag && !closes) {
      const node: Node = { tag, children: [], text: '' };
      parent.children.push(node);
      if (!isEmpty) open.push(node);
    }
  }
  if (open.length !== 1) throw new Error(`${open.at(-1)?.tag} is not closed`);
  return root;
}

function toDict({ children }: Node): { [key: string]: Value } {
  const pairs = children.flatMap((part, at) => {
    const next = children[at + 1];
    return part.tag === 'key' && next ? [[part.text, toValue(next)] as const] : [];
  });
  if (pairs.length * 2 !== children.length) throw new Error('a dict is not made of keys and values');
  return Object.fromEntries(pairs);
}

function toValue(node: Node): Value {
  if (node.tag === 'dict') return toDict(node);
  if (node.tag === 'array') return node.children.map(toValue);
  if (node.tag === 'true' || node.tag === 'false') return node.tag === 'true';
  if (node.tag === 'integer') return Number(node.text);
  if (node.tag === 'data') return node.text.replaceAll(/\s/g, '');
  if (node.tag === 'string') return node.text;
  throw new Error(`a plist knows no ${node.tag}`);
}

/** The dictionary of a property list. @throws on XML that is not well-formed, and on anything that is no property list. */
export function parsePlist(xml: string): { [key: string]: Value } {
  const [plist, ...more] = toTree(xml).children;
  const [dict] = plist?.children ?? [];
  if (plist?.tag !== 'plist' || dict?.tag !== 'dict' || more.length > 0) throw new Error('no plist');
  return toDict(dict);
}
