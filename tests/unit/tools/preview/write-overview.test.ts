import { toOverview } from '@/tools/preview/write-overview.mjs';

const FACTS = {
  brand: { code: 'one', name: '<img src=x onerror=alert(1)>', theme: { mode: 'dark' } },
  language: 'EN',
  findings: [
    { subject: 'one', check: 'config', level: 'fault', text: 'a & <b>', remedy: '"mend" it' },
    { subject: 'one', check: 'entry', level: 'ok', text: 'fine' },
  ],
  pictures: [
    { page: 'home', device: 'phone', file: 'home-phone.png' },
    { page: 'home', device: 'wide', file: 'home-wide.png' },
  ],
};

test('the overview shows every finding and picture, and texts of the entry stay text', () => {
  const html = toOverview(FACTS);
  expect(html.match(/<img src="[^"]+"/g)).toEqual(['<img src="home-phone.png"', '<img src="home-wide.png"']);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('a &amp; &lt;b&gt;');
  expect(html).toContain('&quot;mend&quot; it');
  expect(html.match(/<li /g)).toHaveLength(2);
});
