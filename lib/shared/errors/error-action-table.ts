// The error table: what the site does about each error code.

export type ErrorSurface =
  | 'notice'
  | 'toast'
  | 'domain-modal'
  | 'two-factor'
  | 'login-choose'
  | 'register'
  | 'none';

export type ErrorEffect =
  | 'drop-remembered'
  | 'drop-line-token'
  | 'drop-telegram-auth'
  | 'auto-login-off'
  | 'log-out';

export type ErrorAction = {
  readonly surface: ErrorSurface;
  readonly effects?: readonly ErrorEffect[];
  /** Message key that replaces the server's text. */
  readonly textKey?: string;
  /** Target of the button, which otherwise only closes. */
  readonly buttonTo?: string;
};

/** Also HTTP 401 under any other code. */
export const SESSION_LOST_ACTION: ErrorAction = {
  surface: 'notice',
  effects: ['log-out'],
  textKey: 'sessionLost',
  buttonTo: '/m/login',
};

/** Codes that are not listed use DEFAULT_ACTION. */
export const ERROR_ACTIONS: Readonly<Record<string, ErrorAction>> = {
  domain_not_available: { surface: 'domain-modal' },
  line_invalid_token: { surface: 'notice', effects: ['drop-line-token'] },
  'login.cred.err': { surface: 'notice', effects: ['drop-remembered', 'auto-login-off'] },
  'not.exists.user': { surface: 'login-choose', effects: ['drop-remembered', 'auto-login-off'] },
  login_verify_required: { surface: 'two-factor' },
  bind_customer_required: { surface: 'register' },
  telegram_validate_failed: { surface: 'notice', effects: ['drop-telegram-auth'] },
  token_ip_different: { surface: 'notice', effects: ['auto-login-off'] },
  'login.not.session': SESSION_LOST_ACTION,
  CUSTOMER_NOT_LOGIN: SESSION_LOST_ACTION,
  'customer.not.login': SESSION_LOST_ACTION,
  'user.or.token.invalid': SESSION_LOST_ACTION,
  'auth/cancelled-popup-request': { surface: 'none' },
  'auth/code-expired': { surface: 'notice', textKey: 'authCodeExpired' },
  'verify.code.invalid': { surface: 'notice', textKey: 'codeRefused' },
  network_offline: { surface: 'toast', textKey: 'network_offline' },
  check_url: { surface: 'notice', textKey: 'checkUrl' },
  ECONNABORTED: { surface: 'notice', textKey: 'timeout_retry_please' },
  // The launch page itself shows when the break ends.
  play_break: { surface: 'none' },
  label_start_game_error: { surface: 'notice', textKey: 'label_start_game_error' },
};

/** Too many requests, and every HTTP 502. */
export const QUIET_ACTION: ErrorAction = { surface: 'none' };

/** The server's message, or the text for an unknown error. */
export const DEFAULT_ACTION: ErrorAction = { surface: 'notice' };
