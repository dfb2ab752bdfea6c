// A launch issues a ticket that opens a page session once, within a minute.
import { randomBytes } from 'node:crypto';
import { findTicket, issueTicket, spendTicket } from '../accounts/ticket.ts';
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

// Tickets of all merchants share one table: 192 random bits keep them apart.
const keyOf = (kind: string, mark: string) => ({ merchant: '*', kind, mark });

const issue = (state: ProviderState, kind: string, stage: PlayStage): string => {
  const mark = randomBytes(24).toString('base64url');
  issueTicket(state, keyOf(kind, mark), stage);
  return mark;
};

export const issueLaunchTicket = (state: ProviderState, stage: PlayStage): string =>
  issue(state, 'launch', stage);

/** Returns the mark of a new page session; null where the ticket is unknown, used or older than a minute. */
export const openPageSession = (state: ProviderState, ticket: string): string | null => {
  const stage = toStage(spendTicket(state, keyOf('launch', ticket), ticketLifeMs));
  return stage ? issue(state, 'page', stage) : null;
};

/** The stage of a page session; null where it is unknown or older than an hour. */
export const findStage = (state: ProviderState, session: string): PlayStage | null =>
  toStage(findTicket(state, keyOf('page', session), sessionLifeMs));
