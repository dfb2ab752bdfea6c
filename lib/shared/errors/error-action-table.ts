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
  | 'clear-session'
  | 'log-out';

export type ErrorAction = {
  readonly surface: ErrorSurface;
  readonly effects: readonly ErrorEffect[];
  /** Message key that replaces the server's text. */
  readonly textKey?: string;
  /** Target of the button, which otherwise only closes. */
  readonly buttonTo?: string;
  readonly rows: string;
};

/** Also HTTP 401 under any other code. */
export const SESSION_LOST_ACTION: ErrorAction = {
  surface: 'notice',
  effects: ['clear-session', 'log-out'],
  textKey: 'sessionLost',
  buttonTo: '/m/login',
  rows: 'X6',
};

/** Codes that are not listed use DEFAULT_ACTION. */
export const ERROR_ACTIONS: Readonly<Record<string, ErrorAction>> = {
  domain_not_available: { surface: 'domain-modal', effects: [], rows: 'S2' },
  line_invalid_token: { surface: 'notice', effects: ['drop-line-token'], rows: 'X4' },
  'login.cred.err': { surface: 'notice', effects: ['drop-remembered', 'auto-login-off'], rows: 'X3' },
  'not.exists.user': { surface: 'login-choose', effects: ['drop-remembered', 'auto-login-off'], rows: 'X3' },
  login_verify_required: { surface: 'two-factor', effects: [], rows: 'S11' },
  bind_customer_required: { surface: 'register', effects: [], rows: 'A10' },
  telegram_validate_failed: { surface: 'notice', effects: ['drop-telegram-auth'], rows: 'X4' },
  token_ip_different: { surface: 'notice', effects: ['auto-login-off'], rows: 'X5' },
  'login.not.session': SESSION_LOST_ACTION,
  CUSTOMER_NOT_LOGIN: SESSION_LOST_ACTION,
  'customer.not.login': SESSION_LOST_ACTION,
  'user.or.token.invalid': SESSION_LOST_ACTION,
  'auth/cancelled-popup-request': { surface: 'none', effects: [], rows: 'X7' },
  'auth/code-expired': { surface: 'notice', effects: [], textKey: 'authCodeExpired', rows: 'X9' },
  'verify.code.invalid': { surface: 'notice', effects: [], textKey: 'codeRefused', rows: 'B1' },
  network_offline: { surface: 'toast', effects: [], textKey: 'network_offline', rows: 'S13' },
  check_url: { surface: 'notice', effects: [], textKey: 'checkUrl', rows: 'X2' },
  ECONNABORTED: { surface: 'notice', effects: [], textKey: 'timeout_retry_please', rows: 'G2' },
  // The launch page itself shows when the break ends.
  play_break: { surface: 'none', effects: [], rows: 'B5' },
  label_start_game_error: { surface: 'notice', effects: [], textKey: 'label_start_game_error', rows: 'G6' },
};

/** Too many requests, and every HTTP 502. */
export const QUIET_ACTION: ErrorAction = { surface: 'none', effects: [], rows: 'X7' };

/** The server's message, or the text for an unknown error. */
export const DEFAULT_ACTION: ErrorAction = { surface: 'notice', effects: [], rows: 'X8' };
