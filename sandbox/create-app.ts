// Web application of the sandbox: calls, control, art, and the stand-ins of third parties.
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { artRoutes, sizedRoutes } from './art/pictures/art-routes.ts';
import { answerCall } from './calls/answer-call.ts';
import { captchaRoutes } from './captcha/captcha-routes.ts';
import { cashierRoutes } from './cashier/cashier-routes.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { Dropped } from './core/call-error.ts';
import { createProviderState } from './core/provider-state.ts';
import { identityRoutes } from './google/identity-routes.ts';
import { partnerRoutes } from './pages/partner-page.ts';
import { pixelRoutes } from './pixels/pixel-routes.ts';
import { playRoutes } from './play/play-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { lineRoutes } from './social/line-routes.ts';
import { telegramRoutes } from './social/telegram-routes.ts';

const notFound = { success: false, errorCode: 'not.found', message: 'There is no such call.' };

export const createApp = (): Hono<{ Bindings: HttpBindings }> => {
  const state = createProviderState();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('/wps/*', (context) => answerCall(state, context.req.raw));
  app.route('/control', controlRoutes(state));
  app.route('/art', artRoutes(state));
  app.route('/sized', sizedRoutes(state));
  app.route('/play', playRoutes(state));
  app.route('/', chatRoutes(state));
  app.route('/', partnerRoutes());
  app.route('/cashier', cashierRoutes());
  app.route('/', captchaRoutes(state));
  app.route('/', lineRoutes(state));
  app.route('/', telegramRoutes(state));
  app.route('/', identityRoutes(state));
  app.route('/', pushRoutes(state));
  app.route('/', pixelRoutes(state));
  app.notFound((context) => context.json(notFound, 404));
  app.onError((error, context) => {
    if (error instanceof Dropped) context.env.incoming.socket.destroy();
    else process.stderr.write(`${error.stack}\n`);
    return context.json({ success: false, errorCode: 'system.error', message: 'The system is busy.' }, 500);
  });
  return app;
};
