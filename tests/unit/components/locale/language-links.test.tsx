import { render, screen } from '@testing-library/react';
import { LanguageLinks } from '@/components/locale/language-links';

const show = (query = '') =>
  render(
    <LanguageLinks
      current="UR"
      languages={['EN', 'UR', 'PT-BR']}
      look="list"
      query={new URLSearchParams(query)}
    />,
  );

test('each language is named by its own name, in its own direction (I4)', () => {
  show();
  const urdu = screen.getByText('اردو');
  expect([urdu.lang, urdu.dir]).toEqual(['ur', 'rtl']);
  expect(urdu.closest('a')?.getAttribute('aria-current')).toBe('true');
});

test('a choice is a plain link on the same page with the carried query (I4, RR12)', () => {
  show('r=abc&token=secret');
  expect(screen.getByRole('link', { name: 'Português (Brasil)' }).getAttribute('href')).toBe(
    '?r=abc&lang=PT-BR',
  );
});
