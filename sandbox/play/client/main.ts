// Starts the page: balance, exit, cashier, and the game.
import { setUpCashier } from './cashier.ts';
import { playCards } from './games/cards.ts';
import { playCrash } from './games/crash.ts';
import { playLottery } from './games/lottery.ts';
import { playMatch } from './games/match.ts';
import { playSlot } from './games/slot.ts';
import { byId, h } from './parts/dom.ts';
import { isFramed, post, toReturn } from './parts/post.ts';
import { fill, readStage, type StageData } from './parts/stage-data.ts';
import type { Table } from './parts/table.ts';
import { PlayWallet, toMoney } from './parts/wallet.ts';

const games: Record<StageData['kind'], (table: Table) => void> = {
  slot: playSlot,
  lottery: playLottery,
  crash: playCrash,
  cards: playCards,
  match: playMatch,
  // A lobby works without script.
  lobby: () => undefined,
};

const leave = (stage: StageData, root: HTMLElement): void => {
  post(stage, { type: 'close' });
  if (isFramed()) return;
  if (stage.backUrl) location.assign(toReturn(stage.backUrl));
  // A trial has no return address; the browser knows where the player came from.
  else if (history.length > 1) history.back();
  else root.replaceChildren(h('p', { class: 'closed' }, [fill(stage, 'closed')]));
};

const createTable = (stage: StageData): Table => {
  const note = byId('note', HTMLElement);
  const showMessage = (text: string): void => {
    note.textContent = text;
  };
  return { stage, wallet: new PlayWallet(stage), root: byId('stage', HTMLElement), showMessage };
};

const start = (): void => {
  const stage = readStage();
  const table = createTable(stage);
  const purse = byId('balance', HTMLElement);
  table.wallet.onChange(() => {
    purse.textContent = toMoney(stage, table.wallet.balance);
  });
  byId('exit', HTMLButtonElement).addEventListener('click', () => leave(stage, table.root));
  setUpCashier(table);
  games[stage.kind](table);
  document.body.dataset.ready = 'true';
  post(stage, { type: 'loaded' });
};

start();
