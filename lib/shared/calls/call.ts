// Definition of an endpoint, shared by the API proxy, the browser client and the tests.
import type { Feature } from '@/lib/shared/calls/feature';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls that share a circuit breaker: a broken captcha must not block the login. */
export type CallGroup = 'session' | 'member' | 'system' | 'game' | 'chat' | 'promotion' | 'push' | 'captcha';

export type Endpoint = {
  readonly name: string;
  readonly method: CallMethod;
  readonly path: string;
  readonly group: CallGroup;
  /** `member` sends Authorization when there is a session; `public` never does. */
  readonly auth: 'member' | 'public';
  readonly encrypted?: boolean;
  /** A POST that goes out without a body; any other POST or PUT without one is rejected. */
  readonly hasNoBody?: boolean;
  readonly moduleId?: string;
  readonly passHeaders?: readonly string[];
  /** Seconds for which a response may be reused for the same merchant, language and query. */
  readonly cacheSeconds?: number;
  /** Default is 30 s. */
  readonly timeoutMs?: number;
  /** The response is bare JSON without the envelope. */
  readonly bare?: boolean;
  /** A successful response carries a token that becomes the session. */
  readonly opensSession?: boolean;
  /** A success may come without a token: an account that is not signed in. */
  readonly mayLackSession?: boolean;
  /** A login by user name: a remembered record may replace the password. */
  readonly opensByPassword?: boolean;
  /** Success invalidates the remembered login of this device. */
  readonly forgetsLogin?: boolean;
  /** Success ends the member's other sessions and reseals this one. */
  readonly changesPassword?: boolean;
  /** Which of its responses must not reveal whether an account exists. */
  readonly hidesAccount?: 'answers' | 'refusals';
  /** The response holds what certain members alone may see. */
  readonly hasMemberEntries?: boolean;
  /** Any result ends the session. */
  readonly closesSession?: boolean;
  /** The response is streamed without being parsed. */
  readonly streams?: boolean;
  /** Identical calls are intentional, so each one is sent. */
  readonly repeats?: boolean;
  /** Responses are never reused, not even within one page view. */
  readonly noStore?: boolean;
  /** Most bytes read of a response; default 4 MiB. */
  readonly maxAnswerBytes?: number;
  /** Its rejections are written for players, whatever their code. */
  readonly hasPlayerMessages?: boolean;
  /** `backend.paths` of the registry may replace or disable the path. */
  readonly replaceable?: boolean;
  /** Removed from the screen when a null path disables the call; each replaceable row has one. */
  readonly feature?: Feature;
  /** Disabled, it reads as a response without fields: all settings have their defaults. */
  readonly isEmptyWhenOff?: boolean;
  /** Disabled unless `backend.paths` names its path. */
  readonly optional?: boolean;
};

declare const shapes: unique symbol;

export type Call<Request = unknown, Answer = unknown> = Endpoint & {
  readonly [shapes]?: (request: Request) => Answer;
};

export type AnswerOf<C> = C extends { readonly [shapes]?: (request: never) => infer Answer } ? Answer : never;

/** Declares an endpoint and its types; adds nothing at run time. */
export function defineCall<Request, Answer>(row: Endpoint): Call<Request, Answer> {
  return row;
}
