// Responses in the form of Google's APIs, with their CORS headers.
import type { Context } from 'hono';

type Status = 400 | 401 | 403 | 404;

const reasons: Record<Status, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
};

/** Sets the CORS headers of a response. */
export const allowOrigin = (context: Context): void => {
  context.header('access-control-allow-origin', context.req.header('origin') ?? '*');
  context.header('vary', 'origin');
};

export const answerPreflight = (context: Context): Response => {
  allowOrigin(context);
  context.header('access-control-allow-methods', 'DELETE,GET,HEAD,OPTIONS,PATCH,POST,PUT');
  context.header('access-control-allow-headers', context.req.header('access-control-request-headers') ?? '');
  context.header('access-control-max-age', '3600');
  return context.body(null, 204);
};

export const toGoogleError = (context: Context, code: Status, message: string): Response => {
  allowOrigin(context);
  return context.json({ error: { code, message, status: reasons[code] } }, code);
};
