// Page of a used, old or unknown ticket: a provider's "session expired".
import { escapeMarkup } from '../core/escape-markup.ts';
import type { Page } from '../pages/page-frame.ts';
import { languageTextsOf } from './texts/play-texts.ts';

const clock =
  '<svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"><path d="M18 8h28M18 56h28M22 8c0 14 20 16 20 24S22 42 22 56M42 8c0 14-20 16-20 24s20 10 20 24"/></svg>';

export const expiredPage = (language: string): Page => {
  const { tag, dir, texts } = languageTextsOf(language);
  return {
    tag,
    dir,
    title: texts.expiredTitle,
    kind: 'expired',
    styles: ['/play/assets/styles/base.css'],
    body: `<main class="expired">${clock}<h1>${escapeMarkup(texts.expiredTitle)}</h1><p>${escapeMarkup(texts.expiredText)}</p></main>`,
  };
};
