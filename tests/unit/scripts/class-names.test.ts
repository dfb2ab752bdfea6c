import { namesOf, shortenClassNames, toFileSigns } from '@/scripts/bootstrap/class-names.mjs';

const many = Array.from({ length: 2000 }, (_, at) => `components/part-${at}.module.css`);

test('each file has a sign of two characters of its own (PRF-20)', () => {
  const signs = [...toFileSigns(many).values()];
  expect(new Set(signs).size).toBe(many.length);
  expect(signs.every((sign) => /^[0-9a-zA-Z]{2}$/.test(sign))).toBe(true);
});

test('another file leaves the signs of most others as they were', () => {
  const some = many.slice(0, 150);
  const [before, after] = [toFileSigns(some.slice(1)), toFileSigns(some)];
  const moved = some.slice(1).filter((file) => before.get(file) !== after.get(file));
  expect(moved.length).toBeLessThan(3);
});

test('a class is named by its file and its own name', () => {
  const toName = namesOf(process.cwd());
  expect(toName('components/ui/icon/icon.module.css', 'small')).toMatch(/^_[0-9a-zA-Z]{2}small$/);
  expect(() => toName('components/none.module.css', 'a')).toThrow('components/none.module.css');
});

test('only the names of CSS modules are changed, wherever the configuration has their loader', () => {
  const getCssModuleLocalIdent = () => 'long';
  const own = { modules: { getLocalIdent: getCssModuleLocalIdent } };
  const other = { modules: { getLocalIdent: () => 'font' } };
  const rules = [{ oneOf: [{ use: [{ options: own }] }, { use: { options: other } }] }, { test: /x/ }];
  shortenClassNames({ module: { rules } }, process.cwd());
  expect(own.modules.getLocalIdent).not.toBe(getCssModuleLocalIdent);
  expect(other.modules.getLocalIdent()).toBe('font');
});
