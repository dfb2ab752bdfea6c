import { ACTION_SECTION } from './parts/action-section';
import { DIALOG_SECTION } from './parts/dialog-section';
import { FIELD_SECTION } from './parts/field-section';
import { GAME_SECTION } from './parts/game-section';
import { MEMBER_SECTION } from './parts/member-section';
import { NOTICE_SECTION } from './parts/notice-section';
import { OFFER_SECTION } from './parts/offer-section';
import { PROMPT_SECTION } from './parts/prompt-section';
import { ROW_SECTION } from './parts/row-section';
import { SIGN_SECTION } from './parts/sign-section';
import { STATE_SECTION } from './parts/state-section';
import type { CatalogueSection } from './samples/catalogue-types';

/** All sections of the workbench, in order. */
export const CATALOGUE: readonly CatalogueSection[] = [
  ACTION_SECTION,
  FIELD_SECTION,
  SIGN_SECTION,
  STATE_SECTION,
  ROW_SECTION,
  GAME_SECTION,
  OFFER_SECTION,
  MEMBER_SECTION,
  NOTICE_SECTION,
  DIALOG_SECTION,
  PROMPT_SECTION,
];
