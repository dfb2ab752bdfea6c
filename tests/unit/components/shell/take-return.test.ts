import fc from 'fast-check';
import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
import '@/lib/client/social/is-return-page';
import { hasProviderReturn, withoutReturn } from '@/lib/shared/social/provider-return';

const PATHS = ['/m/home', '/m/home/', '/m/login', '/m/launchGame', '/m/homes'];
const NAMES = ['code', 'state', 'error', 'kw', 'tgAuthResult', 'tgStart', 'go'];
const PARTS = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.stringMatching(/^[\w-]{0,6}$/)), {
  maxLength: 5,
});
const HASHES = fc.constantFrom('', '#tgAuthResult=abc', '#x', '#a?tgAuthResult=b', '#a&tgAuthResult=');

test('the script before the first paint cleans an address just as the rule says (ruling 30)', () => {
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
