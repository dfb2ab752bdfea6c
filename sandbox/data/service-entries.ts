// Customer service entries with encrypted addresses.
import forge from 'node-forge';
import type { SandboxMerchant } from '../core/merchant.ts';
import type { ServiceKey } from './texts/text-form.ts';
import { fillText, textsOf } from './texts/texts.ts';

// OpenSSL 3 has no DES, so node:crypto cannot do this.
const encipherServicePath = (url: string, key: string): string => {
  const cipher = forge.cipher.createCipher('DES-ECB', forge.util.createBuffer(key));
  cipher.start();
  cipher.update(forge.util.createBuffer(url, 'utf8'));
  cipher.finish();
  return forge.util.encode64(cipher.output.getBytes()) + key;
};

type Entry = { key: ServiceKey; csType: string; url: string; labelIds?: (number | string)[] };

const entriesOf = (code: string): Entry[] => [
  { key: 'chat', csType: 'LIVECHAT', url: `https://chat.${code}.example/live` },
  { key: 'telegram', csType: 'TELEGRAM', url: `https://t.me/${code}_service_demo` },
  { key: 'email', csType: 'EMAIL', url: `mailto:service@${code}.example` },
  { key: 'phone', csType: 'PHONE', url: 'tel:+18005550117' },
  { key: 'vip', csType: 'LIVECHAT', url: `https://chat.${code}.example/gold`, labelIds: ['7'] },
];

export const serviceEntries = (merchant: SandboxMerchant, language: string) =>
  entriesOf(merchant.code).map(({ key, csType, url, labelIds = [] }, nth) => ({
    path: encipherServicePath(url, `${nth + 1}${merchant.code}Demo`.slice(0, 8)),
    csType,
    csPosition: nth + 1,
    labelIds,
    name: fillText(textsOf(language).service[key], merchant),
  }));

/** Careless entries: a path that cannot be decrypted, and one that leads to a script. */
export const brokenEntries = (merchant: SandboxMerchant) =>
  [`bm90IGEgY2lwaGVy${merchant.code}0000`, encipherServicePath('javascript:alert(1)', '9brokens')].map(
    (path, nth) => ({
      path,
      csType: 'LIVECHAT',
      csPosition: 90 + nth,
      labelIds: [],
      name: 'Never to be shown',
    }),
  );
