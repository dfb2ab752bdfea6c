// Setup and interface of one vendor's widget.
import 'client-only';
import type { ChatObject } from '@/lib/client/service/vendor/chat-object';

export type ChatAdapter = {
  /** Globals that the script reads when it runs. */
  readonly prepare?: (scriptUrl: URL) => void;
  /** Attributes without which the vendor's script does not start. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Undefined until the script has run. */
  readonly read: () => ChatObject | undefined;
};

/** The page's globals that vendors use. */
export const pageGlobals = () => window as unknown as Record<string, unknown>;
