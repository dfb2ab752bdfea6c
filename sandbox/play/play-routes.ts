// Pages of a launched game: a ticket opens a page session once; the session shows its game or lobby.
import { Hono } from 'hono';
import type { ProviderState } from '../core/provider-state.ts';
import { findAnyGame } from '../data/games/many-games.ts';
import { assetHeaders, findAsset } from '../pages/asset-file.ts';
import { toPageResponse } from '../pages/page-frame.ts';
import { expiredPage } from './expired-page.ts';
import { lobbyGames, lobbyPage } from './lobby-page.ts';
import { toPlayKind } from './play-kind.ts';
import { playPage } from './play-page.ts';
import { findStage, openPageSession } from './play-session.ts';
import { toStageJson } from './stage-json.ts';
import { reelSymbol } from './symbols/reel-symbol.ts';

const root = new URL('./', import.meta.url);

const pictureHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=604800, immutable',
  'x-content-type-options': 'nosniff',
};

type PlayQuery = { kind: string; session: string; game: string; language: string };

/** Returns the page of a session: its game, one of its lobby, or the lobby. */
const showStage = (state: ProviderState, { kind, session, game: code, language }: PlayQuery): Response => {
  const stage = findStage(state, session);
  if (!stage) return toPageResponse(expiredPage(language), 410);
  const { luck } = state;
  if (kind === 'lobby' && (stage.hasLobby || stage.game === '')) {
    return toPageResponse(
      lobbyPage(stage, toStageJson({ stage, session, game: undefined, kind: 'lobby', luck })),
    );
  }
  const isListed = stage.hasLobby && lobbyGames(stage).some((one) => one.code === code);
  const game = findAnyGame(isListed ? code : stage.game);
  if (!game) return toPageResponse(expiredPage(language), 410);
  const data = toStageJson({ stage, session, game, kind: toPlayKind(game.category), luck });
  return toPageResponse(playPage(stage, game, data));
};

export const playRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/assets/*', (context) => {
    const asset = findAsset(root, context.req.path.slice('/play/assets/'.length));
    return asset ? context.body(asset.text, 200, assetHeaders(asset.type)) : context.text('not found', 404);
  });
  routes.get('/symbols/:code/:file', (context) => {
    const game = findAnyGame(context.req.param('code'));
    const svg = game && reelSymbol(game, Number.parseInt(context.req.param('file'), 10));
    return svg ? context.body(svg, 200, pictureHeaders) : context.text('not found', 404);
  });
  routes.get('/:kind', (context) => {
    const kind = context.req.param('kind');
    const { ticket, session = '', game = '', language = 'EN' } = context.req.query();
    if (ticket === undefined) return showStage(state, { kind, session, game, language });
    const opened = openPageSession(state, ticket);
    if (!opened) return toPageResponse(expiredPage(language), 410);
    return context.redirect(`/play/${kind}?session=${opened}`, 303);
  });
  return routes;
};
