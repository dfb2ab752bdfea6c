// Chat page in the browser: shows the conversation, sends messages, and marks it as read.
type Message = { id: number; from: 'agent' | 'member'; text: string; at: string };
type ChatData = {
  session: string;
  language: string;
  requestedLanguage: string;
  siteOrigin: string;
  texts: { you: string; agent: string; typing: string };
};

const pollMs = 5000;
const typingMs = 900;

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
};

const data: ChatData = JSON.parse(byId('chat-data').textContent ?? '{}');
const thread = byId('thread');
const typing = byId('typing');
const field = byId('text') as HTMLTextAreaElement;
const query = `session=${data.session}&language=${data.language}`;
let shown = 0;

const toItem = ({ from, text, at }: Message): HTMLElement => {
  const item = document.createElement('li');
  item.className = from;
  const who = document.createElement('span');
  who.className = 'unseen';
  who.textContent = from === 'agent' ? data.texts.agent : data.texts.you;
  const words = document.createElement('p');
  words.dir = 'auto';
  words.textContent = text;
  const time = document.createElement('time');
  time.dateTime = at;
  time.textContent = new Date(at).toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
  });
  item.append(who, words, time);
  return item;
};

const show = (messages: Message[]): void => {
  for (const message of messages) {
    if (message.id <= shown) continue;
    shown = message.id;
    thread.append(toItem(message));
  }
  byId('talk').scrollTop = byId('talk').scrollHeight;
};

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const send = async (text: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ text });
  const response = await fetch(`/chat/messages?${query}`, { method: 'POST', headers, body });
  const messages: Message[] = response.ok ? await response.json() : [];
  show(messages.slice(0, 1));
  typing.textContent = data.texts.typing;
  await wait(typingMs);
  typing.textContent = '';
  show(messages);
};

const submit = (): void => {
  const text = field.value.trim();
  if (text === '') return;
  field.value = '';
  void send(text);
};

const read = async (): Promise<void> => {
  const response = await fetch(`/chat/messages?${query}`);
  if (response.ok && typing.textContent === '') show(await response.json());
};

byId('composer').addEventListener('submit', (event) => {
  event.preventDefault();
  submit();
});
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  submit();
});
byId('chips').addEventListener('click', (event) => {
  const chip = event.target instanceof HTMLElement ? event.target.closest('.chip') : null;
  if (chip) void send(chip.textContent ?? '');
});
document.getElementById('close')?.addEventListener('click', () => {
  window.parent.postMessage({ source: 'sandbox-chat', type: 'close' }, data.siteOrigin || '*');
});
// The widget sends a draft, or another language, in which the page reloads.
window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.data?.source !== 'sandbox-widget') return;
  if (event.data.draft) field.value = String(event.data.draft);
  const language = String(event.data.language);
  if (language === data.requestedLanguage) return;
  const next = new URL(location.href);
  next.searchParams.set('language', language);
  next.searchParams.set('draft', field.value);
  location.replace(next);
});

await read();
document.body.dataset.ready = 'true';
setInterval(() => {
  if (document.visibilityState === 'visible') void read();
}, pollMs);

export {};
