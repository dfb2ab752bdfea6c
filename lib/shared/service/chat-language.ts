// The two names of a language towards the chat: one for launching it, one for its widget.
import { CHAT_LOCALES } from '@/lib/shared/constants';

const LOCALES: Readonly<Record<string, string>> = CHAT_LOCALES;

/** The language as launchChat takes it: Taiwan's Chinese is sent as CN, every other code as it is. */
export function toLaunchLanguage(code: string): string {
  return code === 'TW' ? 'CN' : code;
}

/** The widget's locale; a regional code falls back on its language, and what the map lacks on English. */
export function toWidgetLocale(code: string): string {
  return LOCALES[code] ?? LOCALES[code.split('-', 1)[0] ?? ''] ?? CHAT_LOCALES.EN;
}
