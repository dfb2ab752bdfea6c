// What one endpoint says: the API proxy, the browser client and the tests read the same endpoints.

/** HTTP methods that rows use. */
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls that fail together share a circuit: a broken captcha must not block the login. */
export type CallGroup = 'session' | 'member' | 'system' | 'game' | 'chat' | 'promotion' | 'push' | 'captcha';

/** The fields of a row; what is left out has the plain default. */
export type Endpoint = {
  readonly name: string;
  readonly method: CallMethod;
  readonly path: string;
  readonly group: CallGroup;
  /** `member` sends Authorization when there is a session; `public` never does. */
  readonly auth: 'member' | 'public';
  /** The body goes out encrypted. */
  readonly encrypted?: boolean;
  /** Value of the ModuleId header. */
  readonly moduleId?: string;
  /** Further request headers of the browser that are passed on. */
  readonly passHeaders?: readonly string[];
  /** How long the site may reuse an answer for the same merchant, language and query, in seconds. */
  readonly cacheSeconds?: number;
  /** Default is 30 s. */
  readonly timeoutMs?: number;
  /** The answer is bare JSON without the envelope. */
  readonly bare?: boolean;
  /** A successful answer carries a token that becomes the session. */
  readonly opensSession?: boolean;
  /** A login by what the player knows: a remembered record may stand in place of the password. */
  readonly opensByPassword?: boolean;
  /** Its success makes the remembered login of this device worthless. */
  readonly forgetsLogin?: boolean;
  /** Its success ends the member's other sessions, and gives this one a new seal. */
  readonly changesPassword?: boolean;
  /** Its answer never says whether an account exists. */
  readonly hidesAccount?: boolean;
  /** Any end of this call ends the session. */
  readonly closesSession?: boolean;
  /** The answer is passed on as it comes, unread. */
  readonly streams?: boolean;
  /** The same may come twice on purpose, and each is sent. */
  readonly repeats?: boolean;
  /** Answers are never reused, not even for the same page view. */
  readonly noStore?: boolean;
  /** Most bytes of an answer that are read; 4 MiB where it is left out. */
  readonly maxAnswerBytes?: number;
  /** Its refusals are written for players, whatever their code. */
  readonly hasPlayerMessages?: boolean;
  /** The path was our choice and `backend.paths` may replace or switch it off (rows marked *). */
  readonly replaceable?: boolean;
  /** Off unless `backend.paths` names its path: `path` is the site's own name for it. */
  readonly optional?: boolean;
};

declare const shapes: unique symbol;

/** A row with its request (body or query) and answer types. */
export type Call<Request = unknown, Answer = unknown> = Endpoint & {
  readonly [shapes]?: (request: Request) => Answer;
};

/** The answer type of a row: raw, each field may be missing. */
export type AnswerOf<C> = C extends { readonly [shapes]?: (request: never) => infer Answer } ? Answer : never;

/** Declares a row and its types; it adds nothing at run time. */
export function defineCall<Request, Answer>(row: Endpoint): Call<Request, Answer> {
  return row;
}
