// The pages a launched game opens: simple stages for now.
import { Hono } from 'hono';
import { findGame } from '../data/games/catalogue.ts';
import { playPage } from './play-page.ts';

export const playRoutes = (): Hono => {
  const routes = new Hono();
  routes.get('/chat-widget.js', (context) =>
    context.body('window.SandboxChat={open(){},setUser(){},clear(){}};', 200, {
      'content-type': 'text/javascript',
    }),
  );
  routes.get('/:kind', (context) => {
    const { game: code = '', mode = 'real', backUrl = '', language = 'EN' } = context.req.query();
    const game = findGame(code);
    return context.html(playPage({ kind: context.req.param('kind'), game, mode, backUrl, language }));
  });
  return routes;
};
