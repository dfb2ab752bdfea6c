// Language codes of the chat, for launching it and for its widget.
import { CHAT_LOCALES } from '@/lib/shared/constants';

const LOCALES: Readonly<Record<string, string>> = CHAT_LOCALES;

/** Returns the language for launchChat: Taiwan's Chinese is sent as CN. */
export function toLaunchLanguage(code: string): string {
  return code === 'TW' ? 'CN' : code;
}

/** Returns the widget's locale; falls back to the base language, then to the page's own tag. */
export function toWidgetLocale(code: string, pageTag: string): string {
  return LOCALES[code] ?? LOCALES[code.split('-', 1)[0] ?? ''] ?? (pageTag || CHAT_LOCALES.EN);
}
