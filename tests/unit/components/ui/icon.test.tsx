import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Icon } from '@/components/ui/icon/icon';
import { ICONS } from '@/components/ui/icon/icon-table';

const STROKE =
  'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"';
const TONE = 'fill="var(--icon-tone,currentColor)"';

/** The file of all icons, as the table has them. */
function drawSprite(): string {
  const symbols = Object.entries(ICONS).map(([name, { line, tone }]) => {
    const paths = [tone && `<path ${TONE} d="${tone}"/>`, line && `<path ${STROKE} d="${line}"/>`];
    return `<symbol id="${name}" viewBox="0 0 24 24">${paths.join('')}</symbol>`;
  });
  return `<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`;
}

test('icons.svg holds the icons of the table, as it draws them (PRF-20)', () => {
  expect(readFileSync('components/ui/icon/icons.svg', 'utf8')).toBe(drawSprite());
});

test('an icon refers to its part of the file that every page shares', () => {
  const { container } = render(<Icon name="home" />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/^\/.+#home$/);
});
