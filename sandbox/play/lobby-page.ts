// Lobby: the games of this session, as a list that needs no script.
import { escapeMarkup } from '../core/escape-markup.ts';
import { type CatalogueGame, gamesOf } from '../data/games/catalogue.ts';
import { findVendor } from '../data/vendors.ts';
import type { Page } from '../pages/page-frame.ts';
import type { StageData } from './client/parts/stage-data.ts';
import { toPlayKind } from './play-kind.ts';
import { cashierSheet, stageScript, toBar, toColours } from './play-page.ts';
import type { PlayStage } from './play-session.ts';
import type { PlayTexts } from './texts/en.ts';
import { languageTextsOf } from './texts/play-texts.ts';

/** The games of a session's lobby. */
export const lobbyGames = ({ merchant, vendor, categories }: PlayStage): CatalogueGame[] =>
  gamesOf(merchant).filter((game) => {
    if (findVendor(game.vendor)?.maintenance) return false;
    return vendor ? game.vendor === vendor : categories.includes(game.category);
  });

const toCard = (game: CatalogueGame, texts: PlayTexts, session: string): string => {
  const href = `/play/${toPlayKind(game.category)}?session=${session}&game=${game.code}`;
  const studio = texts.studio.replace('{studio}', findVendor(game.vendor)?.name ?? game.vendor);
  return `<li><a class="ticket" href="${href}"><img src="/art/games/${game.code}.svg" alt="" width="300" height="400" loading="lazy"><span class="ticket-name" dir="auto">${escapeMarkup(game.name)}</span><span class="ticket-studio">${escapeMarkup(studio)}</span></a></li>`;
};

export const lobbyPage = (stage: PlayStage, data: StageData): Page => {
  const { tag, dir, texts } = languageTextsOf(stage.language);
  const games = lobbyGames(stage);
  const title = stage.vendor ? (findVendor(stage.vendor)?.name ?? texts.lobbyTitle) : texts.lobbyTitle;
  const [first] = games;
  return {
    tag,
    dir,
    title,
    kind: 'lobby',
    styles: [
      '/play/assets/styles/base.css',
      '/play/assets/styles/sheet.css',
      '/play/assets/styles/lobby.css',
    ],
    script: '/play/assets/client/main.ts',
    ...(first ? { colours: toColours(first) } : {}),
    ancestor: stage.siteOrigin,
    body: `<div class="page">${toBar({ title, line: texts.demoMoney, lobbyHref: '', texts })}<main id="stage" class="lobby"><ul class="tickets">${games.map((game) => toCard(game, texts, data.session)).join('')}</ul></main><p id="note" class="note" role="status"></p></div>${cashierSheet}${stageScript(data)}`,
  };
};
