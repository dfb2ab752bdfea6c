// Decodes the address of a customer-service entry. Its encoding hides it from scrapers and protects nothing.
import 'server-only';
import forge from 'node-forge';

const KEY_CHARS = 8;
const BLOCK_BYTES = 8;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function decipher(bytes: string, key: string): string | undefined {
  const cipher = forge.cipher.createDecipher('DES-ECB', forge.util.createBuffer(key));
  cipher.start();
  cipher.update(forge.util.createBuffer(bytes));
  // Invalid padding: the key is wrong, or the text is cut.
  return cipher.finish() ? cipher.output.getBytes() : undefined;
}

/** Decodes base64 text followed by its 8-character DES key; undefined where that gives no well-formed UTF-8. Never throws. */
export function decodeServicePath(path: string): string | undefined {
  const key = path.slice(-KEY_CHARS);
  const sealed = path.slice(0, -KEY_CHARS);
  if (!/^[\x21-\x7e]{8}$/.test(key) || !BASE64.test(sealed)) return undefined;
  try {
    const bytes = forge.util.decode64(sealed);
    if (bytes.length === 0 || bytes.length % BLOCK_BYTES !== 0) return undefined;
    const text = decipher(bytes, key);
    return text === undefined ? undefined : forge.util.decodeUtf8(text);
  } catch {
    return undefined;
  }
}
