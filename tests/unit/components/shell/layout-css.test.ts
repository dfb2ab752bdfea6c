import { LAYOUT_CSS } from '@/components/shell/head/page-head';

test('times and widths of the style sheets are the constants (S15, S16, Z1)', () => {
  expect(LAYOUT_CSS).toContain('--splash:800ms;--wide:min(100vw,56.25vh)');
  expect(LAYOUT_CSS).toContain('@media(width>768px){:root:root{--frame:var(--wide)}}');
});
