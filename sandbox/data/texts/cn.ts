// Texts of the demo in this language.
import { en } from './en.ts';
import type { Texts } from './texts.ts';

export const cn: Texts = en;
