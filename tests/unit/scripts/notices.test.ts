import { splitLicence } from '@/scripts/notices/read-licence.mjs';
import { writeNotices } from '@/scripts/notices/write-notices.mjs';

const TERMS = 'Permission is hereby granted, free of charge, to "anyone".';
const FENCE = '````';

const shippedOf = (name: string, text: string) => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  ...(text === '' ? { authors: [], terms: '' } : splitLicence(text)),
});

test('authors and title are apart from the terms', () => {
  expect(splitLicence(`MIT License\n\nCopyright (c) 2020 A\n\n${TERMS}\n`)).toEqual({
    authors: ['Copyright (c) 2020 A'],
    terms: TERMS,
  });
});

test('the appendix of the Apache licence is no term, and a person named in it is an author', () => {
  const text = `Apache License\n1. Definitions.\n\n   APPENDIX: How to apply the Apache License to your work.\n   Copyright 2020 B\n`;
  expect(splitLicence(text)).toEqual({
    authors: ['Copyright 2020 B'],
    terms: 'Apache License\n1. Definitions.',
  });
});

test('terms that differ in line breaks and quotes alone appear once, a package without a text beside its licence', () => {
  const document = writeNotices([
    shippedOf('a', `Copyright (c) 2020 A\n${TERMS}`),
    shippedOf('b', TERMS.replaceAll('"', '').replace(', to', ',\nto')),
    shippedOf('c', ''),
  ]);
  expect(document.split(`${FENCE}text`)).toHaveLength(2);
  expect(document).toContain('- a 1.0.0: Copyright (c) 2020 A\n- b 1.0.0\n- c 1.0.0\n');
});
