// How one vendor's widget is set up and read.
import 'client-only';
import type { ChatObject } from '@/lib/client/service/vendor/chat-object';

export type ChatAdapter = {
  /** Globals that the script reads when it runs. */
  readonly prepare?: (scriptUrl: URL) => void;
  /** Attributes without which the vendor's script does not start. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The widget as the site speaks to it; undefined until its script has run. */
  readonly read: () => ChatObject | undefined;
};

/** The page's globals, as far as vendors use them. */
export const page = () => window as unknown as Record<string, unknown>;
