// Serves the drawn art with long cache headers to any origin.
import { type Context, Hono } from 'hono';
import { findGame } from '../data/games/catalogue.ts';
import { gameArt } from './game-art.ts';

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=604800, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

const plain = (title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#334"/><text x="150" y="200" fill="#fff" text-anchor="middle">${title}</text></svg>`;

const send = (context: Context, svg: string | null): Response =>
  svg === null ? (context.notFound() as unknown as Response) : context.body(svg, 200, headers);

export const artRoutes = (): Hono => {
  const routes = new Hono();
  routes.get('/games/:file', (context) => {
    const game = findGame(context.req.param('file').replace(/\.svg$/, ''));
    return send(context, game ? gameArt(game) : null);
  });
  routes.get('/*', (context) => send(context, plain('art')));
  return routes;
};
