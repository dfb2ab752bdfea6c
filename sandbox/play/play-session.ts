// A launch issues a ticket that opens a page session once, within a minute.
import { findTicket, issueSecret, secretKey, spendTicket } from '../accounts/ticket.ts';
import { isJsonObject, readText } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';

const ticketLifeMs = 60_000;
const sessionLifeMs = 60 * 60_000;

/** The launched game, its player, and where the page may post and return to. */
export type PlayStage = {
  merchant: string;
  language: string;
  /** Code of the game; '' in a lobby. */
  game: string;
  /** A lobby of this session lists the games of this vendor, or if '', of these categories. */
  vendor: string;
  categories: string[];
  mode: 'real' | 'trial';
  hasLobby: boolean;
  /** '' where the launch gives none. */
  backUrl: string;
  /** Origin that receives the page's messages; '' for none. */
  siteOrigin: string;
};

const toStage = (data: unknown): PlayStage | null => {
  if (!isJsonObject(data)) return null;
  return {
    merchant: readText(data, 'merchant'),
    language: readText(data, 'language'),
    game: readText(data, 'game'),
    vendor: readText(data, 'vendor'),
    categories: Array.isArray(data.categories) ? data.categories.map(String) : [],
    mode: data.mode === 'trial' ? 'trial' : 'real',
    hasLobby: data.hasLobby === true,
    backUrl: readText(data, 'backUrl'),
    siteOrigin: readText(data, 'siteOrigin'),
  };
};

export const issueLaunchTicket = (state: ProviderState, stage: PlayStage): string =>
  issueSecret(state, 'launch', stage);

/** Returns the mark of a new page session; null where the ticket is unknown, used or older than a minute. */
export const openPageSession = (state: ProviderState, ticket: string): string | null => {
  const stage = toStage(spendTicket(state, secretKey('launch', ticket), ticketLifeMs));
  return stage ? issueSecret(state, 'page', stage) : null;
};

/** The stage of a page session; null where it is unknown or older than an hour. */
export const findStage = (state: ProviderState, session: string): PlayStage | null =>
  toStage(findTicket(state, secretKey('page', session), sessionLifeMs));
