// Browser driver of the journeys, for any engine. Elements are named by XPath, which both clients understand.

/** The engines beside Chromium that the site is tested in. */
export type EngineName = 'firefox' | 'webkit';

/** One window of a running browser. */
export type Driver = {
  /** Goes to an address and ends when the document and its styles are loaded. */
  readonly open: (url: string) => Promise<void>;
  /** The value of a script's expression in the page, once it is there where it is a promise. */
  readonly ask: <T>(expression: string) => Promise<T>;
  /** The value of an expression in the document of the page's first frame. */
  readonly askFrame: <T>(expression: string) => Promise<T>;
  /** How many elements of this name are to be seen. */
  readonly countSeen: (xpath: string) => Promise<number>;
  /** Clicks the first visible element of this name, as a mouse does; fails where there is none, or something covers it. */
  readonly click: (xpath: string) => Promise<void>;
  /** Types into the first element of this name that is to be seen. */
  readonly type: (xpath: string, text: string) => Promise<void>;
  /** The size of what the page may fill, in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly screenshot: () => Promise<Uint8Array>;
  /** Errors and warnings of the console, and uncaught errors, since the last call. */
  readonly takeComplaints: () => Promise<string[]>;
  readonly close: () => Promise<void>;
};

/** A phone of a player who uses this engine. */
export const USER_AGENTS: Record<EngineName, string> = {
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
