import { hasFormInput } from '@/lib/client/page/has-form-input';

/** A page of this, of which someone then changes the first field. */
function changes(html: string, change: Partial<HTMLInputElement>): boolean {
  document.body.innerHTML = html;
  expect(hasFormInput()).toBe(false);
  Object.assign(document.querySelector('input, textarea') as Element, change);
  return hasFormInput();
}

test.each([
  ['<input>', 'a'],
  ['<input type="password">', 'a'],
  ['<input value="kept">', ''],
  ['<textarea>kept</textarea>', 'kept and more'],
])('other text in %s is typing', (html, value) => {
  expect(changes(html, { value })).toBe(true);
});

test.each([
  ['<input type="checkbox">', { checked: true }],
  ['<input checked type="checkbox">', { checked: false }],
  ['<input type="radio">', { checked: true }],
  ['<input type="hidden">', { value: 'a' }],
])('a change of %s is none', (html, change) => {
  expect(changes(html, change)).toBe(false);
});
