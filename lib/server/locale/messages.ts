// The message catalogues: one JSON per language code; what a language lacks is read from EN, the source.
import 'server-only';
import type { AbstractIntlMessages } from 'next-intl';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import source from '@/locales/EN.json';

type Catalogue = { [key: string]: string | Catalogue };

function merge(base: Catalogue, over: Catalogue): Catalogue {
  const merged: Catalogue = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}

async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  try {
    return ((await import(`@/locales/${code}.json`)) as { default: Catalogue }).default;
  } catch {
    // A language without a catalogue of its own is offered in English rather than not at all.
    return {};
  }
}

/** The messages of a language, complete: missing keys come from EN. */
export async function getMessages(code: LanguageCode): Promise<AbstractIntlMessages> {
  return code === 'EN' ? source : merge(source, await loadCatalogue(code));
}
