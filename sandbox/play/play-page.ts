// One page for every kind of game until they become playable: the art, the name, and a way back.
import type { Game } from '../data/games/catalogue.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

// The way back is shown only for plain addresses: a provider must not become an open door either.
const toBackLink = (backUrl: string): string =>
  /^(https?:\/\/|\/m\/)/.test(backUrl) ? `<a class="back" href="${escapeHtml(backUrl)}">←</a>` : '';

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0a0c14;color:#f3f4fb;
font:16px/1.5 system-ui,sans-serif}main{text-align:center;padding:24px}
img{width:min(70vw,280px);border-radius:20px;box-shadow:0 24px 70px #000a}h1{font-size:1.5rem;margin:24px 0 4px}
p{margin:0;color:#aab0c8}.back{position:fixed;inset:12px auto auto 12px;color:inherit;font-size:1.5rem;
text-decoration:none;padding:8px 16px;border-radius:99px;background:#ffffff1a}`;

export const playPage = (stage: {
  kind: string;
  game: Game | undefined;
  mode: string;
  backUrl: string;
  language: string;
}): string => {
  const name = escapeHtml(stage.game?.name ?? stage.kind);
  const art = stage.game ? `<img alt="" src="/art/games/${stage.game.code}.svg">` : '';
  const line = stage.mode === 'trial' ? 'Trial round, no money at stake' : 'Demo stage of the sandbox';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><style>${style}</style>${toBackLink(stage.backUrl)}<main>${art}<h1>${name}</h1><p>${line}</p></main></html>`;
};
