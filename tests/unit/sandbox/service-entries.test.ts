import forge from 'node-forge';
import { merchants } from '../../../sandbox/core/merchant.ts';
import { brokenEntries, serviceEntries } from '../../../sandbox/data/service-entries.ts';

const decipher = (path: string): string => {
  const [text, key] = [path.slice(0, -8), path.slice(-8)];
  const des = forge.cipher.createDecipher('DES-ECB', forge.util.createBuffer(key));
  des.start();
  des.update(forge.util.createBuffer(forge.util.decode64(text)));
  if (!des.finish()) throw new Error('bad padding');
  return des.output.toString();
};

describe('customer-service entries', () => {
  it.each([...merchants.values()])(
    'of $name open with the last eight characters as key (E13)',
    (merchant) => {
      const urls = serviceEntries(merchant, 'EN').map(({ path }) => decipher(path));
      expect(urls).toEqual([
        `https://chat.${merchant.code}.example/live`,
        `https://t.me/${merchant.code}_service_demo`,
        `mailto:service@${merchant.code}.example`,
        'tel:+18005550117',
        `https://chat.${merchant.code}.example/gold`,
      ]);
    },
  );

  it('hold one for the Gold label alone, and general ones (C4)', () => {
    const merchant = merchants.get('aurora');
    const labels = merchant ? serviceEntries(merchant, 'EN').map(({ labelIds }) => labelIds) : [];
    expect(labels).toEqual([[], [], [], [], ['7']]);
  });

  it('come with two that must stay hidden (E13)', () => {
    const merchant = merchants.get('aurora');
    const [garbled, script] = merchant ? brokenEntries(merchant) : [];
    expect(() => decipher(garbled?.path ?? '')).toThrow();
    expect(decipher(script?.path ?? '')).toBe('javascript:alert(1)');
  });
});
