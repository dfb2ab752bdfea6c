// Message catalogues: one JSON per language; missing texts come from EN, the source.
import 'server-only';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import type { AbstractIntlMessages } from 'next-intl';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

type Catalogue = { [key: string]: string | Catalogue };

function merge(base: Catalogue, over: Catalogue): Catalogue {
  const merged: Catalogue = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}

function isSound(text: string, code: LanguageCode, key: string): boolean {
  try {
    compile(text);
    return true;
  } catch (error) {
    getLog().error({ language: code, key, error: String(error) }, 'text of a catalogue cannot be read');
    return false;
  }
}

const fileOf = (code: LanguageCode): string => path.join(process.cwd(), 'locales', `${code}.json`);

function loadCatalogue(code: LanguageCode): Catalogue {
  const file = fileOf(code);
  // A language without a catalogue is offered in English.
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
    typeof value !== 'string' || isSound(value, code, key) ? value : undefined,
  ) as Catalogue;
}

function compileCatalogue(catalogue: Catalogue): AbstractIntlMessages {
  return JSON.parse(
    JSON.stringify(catalogue, (_, value) => (typeof value === 'string' ? compile(value) : value)),
  );
}

const changedAtOf = (code: LanguageCode): number =>
  statSync(fileOf(code), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns a version that changes with the catalogues in development; empty in production, where only a build changes them. */
export function getMessagesVersion(code: LanguageCode): string {
  return isDevelopment ? `${changedAtOf('EN')}-${changedAtOf(code)}` : '';
}

type Read = { readonly messages: AbstractIntlMessages; readonly version: string };

/** Returns a language's messages, compiled and completed from EN. Read once per process; in development after each change. */
export function getMessages(code: LanguageCode): AbstractIntlMessages {
  const read = getProcessSingleton('messages', () => new Map<LanguageCode, Read>());
  const known = read.get(code);
  const version = getMessagesVersion(code);
  if (known?.version === version) return known.messages;
  const messages = compileCatalogue(merge(loadCatalogue('EN'), code === 'EN' ? {} : loadCatalogue(code)));
  read.set(code, { messages, version });
  return messages;
}
