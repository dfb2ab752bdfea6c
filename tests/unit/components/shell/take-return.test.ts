import fc from 'fast-check';
import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
import { anyCharacter } from '@/tests/support/any-character';
import '@/lib/client/auth/is-return-page';
import { hasProviderReturn, withoutReturn } from '@/lib/shared/social/provider-return';

const PATHS = ['/m/home', '/m/home/', '/m/login', '/m/launchGame', '/m/homes'];
const NAMES = ['code', 'state', 'error', 'kw', 'tgAuthResult', 'tgStart', 'go'];
const PARTS = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.stringMatching(/^[\w-]{0,6}$/)), {
  maxLength: 5,
});
const HASHES = fc.constantFrom('', '#tgAuthResult=abc', '#x', '#a?tgAuthResult=b', '#a&tgAuthResult=');

test('the script before the first paint cleans an address exactly by the rule (ruling 30)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PATHS), PARTS, HASHES, (path, parts, hash) => {
      history.replaceState(null, '', `${path}?${new URLSearchParams(parts)}${hash}`);
      delete window.mcReturn;
      const before = new URL(window.location.href);
      new Function(PRE_PAINT_SCRIPT)();
      expect(window.location.href).toBe(withoutReturn(before).href);
      expect(window.mcReturn).toBe(hasProviderReturn(before) ? before.href : undefined);
    }),
  );
});

test('every Telegram parameter is removed from the address (RR10, SEC-67)', () => {
  const payload = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.base64String(), fc.json());
  fc.assert(
    fc.property(payload, (raw) => {
      history.replaceState(null, '', '/m/login?go=%2Fm%2Fgame&tgStart=n1');
      window.location.hash = `tgAuthResult=${raw}`;
      delete window.mcReturn;
      new Function(PRE_PAINT_SCRIPT)();
      expect(window.location.href).toBe('http://localhost/m/login?go=%2Fm%2Fgame');
      expect(window.mcReturn).toContain('tgAuthResult=');
    }),
  );
});
