// Chat vendors: script host, global, and CSP sources.

export type ChatSources = {
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  readonly guests: readonly string[];
  /** The widget inserts style elements, also into frames that inherit the CSP. */
  readonly hasInlineStyles: boolean;
};

type ChatVendor = {
  readonly host: string;
  /** Global that the script defines, whatever the provider calls it. */
  readonly global: string;
  readonly sources: ChatSources;
};

const withSockets = (...hosts: readonly string[]): string[] =>
  hosts.flatMap((host) => [`https://${host}`, `wss://${host}`]);

export const CHAT_VENDORS = {
  crisp: {
    host: 'client.crisp.chat',
    global: '$crisp',
    sources: {
      frames: ['https://*.crisp.chat'],
      connects: withSockets('*.crisp.chat', '*.relay.crisp.chat'),
      guests: ['https://client.crisp.chat'],
      hasInlineStyles: true,
    },
  },
  freshchat: {
    host: 'wchat.freshchat.com',
    global: 'fcWidget',
    sources: {
      frames: ['https://*.freshchat.com'],
      connects: withSockets('*.freshchat.com'),
      guests: ['https://wchat.freshchat.com'],
      hasInlineStyles: true,
    },
  },
  intercom: {
    host: 'widget.intercom.io',
    global: 'Intercom',
    sources: {
      frames: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
      connects: [...withSockets('*.intercom.io', '*.intercom-messenger.com'), 'https://*.intercomcdn.com'],
      guests: ['https://js.intercomcdn.com', 'https://*.intercomcdn.com'],
      hasInlineStyles: true,
    },
  },
  livechat: {
    host: 'cdn.livechatinc.com',
    global: 'LiveChatWidget',
    sources: {
      frames: ['https://*.livechatinc.com'],
      connects: [...withSockets('*.livechatinc.com'), 'https://*.text.com', 'https://*.livechat-files.com'],
      guests: ['https://*.livechatinc.com'],
      hasInlineStyles: true,
    },
  },
  tawk: {
    host: 'embed.tawk.to',
    global: 'Tawk_API',
    sources: {
      frames: ['https://*.tawk.to'],
      connects: withSockets('*.tawk.to'),
      guests: ['https://*.tawk.to', 'https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
      hasInlineStyles: true,
    },
  },
  tidio: {
    host: 'code.tidio.co',
    global: 'tidioChatApi',
    sources: {
      frames: ['https://*.tidio.co', 'https://*.tidiochat.com'],
      connects: withSockets('*.tidio.co', '*.tidiochat.com'),
      guests: ['https://*.tidiochat.com'],
      hasInlineStyles: true,
    },
  },
  zendesk: {
    host: 'static.zdassets.com',
    global: 'zE',
    sources: {
      frames: ['https://*.zendesk.com'],
      connects: [
        ...withSockets('*.zendesk.com', '*.zopim.com', '*.smooch.io'),
        'https://static.zdassets.com',
        'https://ekr.zdassets.com',
      ],
      guests: ['https://static.zdassets.com'],
      hasInlineStyles: true,
    },
  },
} as const satisfies Readonly<Record<string, ChatVendor>>;

export type ChatVendorName = keyof typeof CHAT_VENDORS;

/** Returns the vendor of a script; undefined for an operator's own host. */
export function chatVendorOf(scriptUrl: string): ChatVendorName | undefined {
  const { hostname } = new URL(scriptUrl);
  return (Object.keys(CHAT_VENDORS) as ChatVendorName[]).find((name) => CHAT_VENDORS[name].host === hostname);
}
