// Chat widget of a site: loads late, as real ones do, and opens the chat in its own panel.
declare const settings: { origin: string; merchant: string; delayMs: number };

{
  type User = { id: string; name: string; key?: string };
  type Recorded = { name: string; args: unknown[] };
  type Options = { language?: string; draft?: string };

  const calls: Recorded[] = [];
  let user: User | null = null;
  let locale = 'en-US';
  let panel: HTMLIFrameElement | null = null;

  const note = (name: string, args: unknown[]): void => {
    calls.push({ name, args });
  };

  const toAddress = (draft: string): string => {
    const query = new URLSearchParams({ widget: '1', merchant: settings.merchant, language: locale });
    query.set('site', location.origin);
    if (user?.key) query.set('key', user.key);
    if (draft) query.set('draft', draft);
    return `${settings.origin}/chat?${query}`;
  };

  const look =
    'position:fixed;z-index:2147483000;inset-block-end:max(12px,env(safe-area-inset-bottom));inset-inline-end:12px;inline-size:min(400px,calc(100vw - 24px));block-size:min(640px,calc(100dvh - 24px));border:0;border-radius:22px;background:#0f1120;box-shadow:0 24px 80px rgb(0 0 0/55%);color-scheme:dark';

  const remove = (): void => {
    panel?.remove();
    panel = null;
  };

  const post = (text: { language: string; draft?: string }): void =>
    panel?.contentWindow?.postMessage({ source: 'sandbox-widget', ...text }, settings.origin);

  const close = (): void => {
    if (panel) panel.hidden = true;
  };

  const open = ({ language, draft = '' }: Options): void => {
    if (language) locale = language;
    if (panel) {
      panel.hidden = false;
      panel.focus();
      post({ language: locale, draft });
      return;
    }
    panel = document.createElement('iframe');
    panel.title = 'Chat';
    panel.style.cssText = look;
    panel.src = toAddress(draft);
    document.body.append(panel);
    panel.focus();
  };

  const api = {
    calls,
    open: (options: Options = {}): void => {
      note('open', [options]);
      open(options);
    },
    close: (): void => {
      note('close', []);
      close();
    },
    setUser: (next: User): void => {
      note('setUser', [next]);
      if (user?.id !== next.id) remove();
      user = { ...next };
    },
    clearUser: (): void => {
      note('clearUser', []);
      user = null;
      remove();
    },
    setLanguage: (next: string): void => {
      note('setLanguage', [next]);
      locale = next;
      post({ language: next });
    },
  };

  window.addEventListener('message', (event) => {
    const isOurs = panel !== null && event.source === panel.contentWindow && event.origin === settings.origin;
    if (isOurs && event.data?.type === 'close') close();
  });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  setTimeout(() => Object.assign(window, { SandboxChat: api }), settings.delayMs);
}
