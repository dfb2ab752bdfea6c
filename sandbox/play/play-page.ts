// Page of one game: bar, stage and cashier sheet, in the colours of the game's picture.
import { escapeMarkup } from '../core/escape-markup.ts';
import type { CatalogueGame } from '../data/games/catalogue.ts';
import { findVendor } from '../data/vendors.ts';
import { type Page, toSafeJson } from '../pages/page-frame.ts';
import type { StageData } from './client/parts/stage-data.ts';
import type { PlayStage } from './play-session.ts';
import { toPalette } from './symbols/reel-symbol.ts';
import { languageTextsOf } from './texts/play-texts.ts';

const icon = (d: string): string =>
  `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`;

const exitIcon = icon('M15 5l-7 7 7 7');
const listIcon = icon('M5 6h14M5 12h14M5 18h9');
const addIcon = icon('M12 5v14M5 12h14');

export const toColours = (game: CatalogueGame): string => {
  const { deep, dark, mid, glow, light, accent, accentLight, metal } = toPalette(game);
  const tones = {
    deep,
    dark,
    mid,
    glow,
    light,
    accent,
    'accent-light': accentLight,
    shine: metal[0],
    metal: metal[1],
    shade: metal[2],
  };
  return `:root{${Object.entries(tones)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
};

/** Bar of every page: exit, title, balance and cashier. */
export const toBar = (of: {
  title: string;
  line: string;
  lobbyHref: string;
  texts: Record<string, string>;
}): string => {
  const { title, line, lobbyHref, texts } = of;
  const textOf = (key: string): string => escapeMarkup(texts[key] ?? '');
  const lobby = lobbyHref
    ? `<a class="bar-button" href="${escapeMarkup(lobbyHref)}" aria-label="${textOf('lobby')}">${listIcon}</a>`
    : '';
  return `<header class="bar"><button type="button" class="bar-button exit" id="exit" aria-label="${textOf('exit')}">${exitIcon}</button>${lobby}
<div class="bar-title"><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(line)}</p></div>
<div class="purse"><span class="label">${textOf('balance')}</span><span id="balance" class="purse-figure"></span></div>
<button type="button" class="bar-button add" id="add" aria-label="${textOf('addMoney')}">${addIcon}</button></header>`;
};

export const cashierSheet = '<dialog id="cashier" class="sheet" aria-labelledby="cashier-title"></dialog>';

export const stageScript = (data: StageData): string =>
  `<script type="application/json" id="stage-data">${toSafeJson(data)}</script>`;

const toLine = (stage: PlayStage, game: CatalogueGame): string => {
  const { texts } = languageTextsOf(stage.language);
  if (stage.mode === 'trial') return texts.playMoney;
  return `${texts.studio.replace('{studio}', findVendor(game.vendor)?.name ?? game.vendor)} · ${texts.demoMoney}`;
};

export const playPage = (stage: PlayStage, game: CatalogueGame, data: StageData): Page => {
  const { tag, dir, texts } = languageTextsOf(stage.language);
  const bar = toBar({ title: game.name, line: toLine(stage, game), lobbyHref: data.lobbyHref, texts });
  const art = `/art/games/${game.code}.svg`;
  return {
    tag,
    dir,
    title: game.name,
    kind: data.kind,
    styles: [
      '/play/assets/styles/base.css',
      '/play/assets/styles/console.css',
      '/play/assets/styles/sheet.css',
      `/play/assets/styles/${data.kind}.css`,
    ],
    script: '/play/assets/client/main.ts',
    colours: toColours(game),
    ancestor: stage.siteOrigin,
    body: `<img class="backdrop" src="${art}" alt=""><div class="page">${bar}<div class="hall"><img class="poster" src="${art}" alt="" width="300" height="400"><main id="stage" class="stage"><p id="note" class="note" role="status"></p></main></div></div>${cashierSheet}${stageScript(data)}`,
  };
};
