// Reels: five columns of the game's own symbols.
import { chance } from '../parts/chance.ts';
import { h, isCalm, wait } from '../parts/dom.ts';
import { fill } from '../parts/stage-data.ts';
import { createConsole, settleRound, type Table, takeStake } from '../parts/table.ts';
import { evaluate, type Grid, lines, randomSymbol, spin } from '../rules/slot-rules.ts';

const rollMs = 900;
const staggerMs = 190;

const cell = (table: Table, symbol: number): HTMLElement =>
  h('div', { class: 'cell', 'data-symbol': String(symbol) }, [
    h('img', {
      src: table.stage.symbols[symbol] ?? '',
      alt: '',
      width: '96',
      height: '96',
      draggable: 'false',
    }),
  ]);

const show = (table: Table, strip: HTMLElement, symbols: number[]): void =>
  strip.replaceChildren(...symbols.map((symbol) => cell(table, symbol)));

/** Rolls one reel: the new symbols are on top of a long strip that slides into place. */
const roll = async (
  table: Table,
  strip: HTMLElement,
  reel: { nth: number; next: number[] },
): Promise<void> => {
  const before = [...strip.children].map((one) => Number((one as HTMLElement).dataset.symbol));
  const between = Array.from({ length: 12 + reel.nth * 4 }, () => randomSymbol(chance));
  const all = [...reel.next, ...between, ...before];
  show(table, strip, all);
  const from = `translateY(-${((all.length - 3) / all.length) * 100}%)`;
  const timing = { duration: rollMs + reel.nth * staggerMs, easing: 'cubic-bezier(.2,.6,.25,1.03)' };
  await strip.animate([{ transform: from }, { transform: 'none' }], timing).finished;
  show(table, strip, reel.next);
};

const light = (strips: HTMLElement[], grid: Grid): void => {
  for (const { line, count } of evaluate(grid).wins) {
    const rows = lines[line]?.slice(0, count) ?? [];
    for (const [reel, row] of rows.entries()) strips[reel]?.children[row]?.classList.add('lit');
  }
};

const turn = async (table: Table, strips: HTMLElement[], grid: Grid): Promise<void> => {
  if (isCalm()) {
    await wait(200);
    for (const [nth, strip] of strips.entries()) show(table, strip, grid[nth] ?? []);
    return;
  }
  await Promise.all(strips.map((strip, nth) => roll(table, strip, { nth, next: grid[nth] ?? [] })));
};

export const playSlot = (table: Table): void => {
  const { stage, root, showMessage } = table;
  const strips = [0, 1, 2, 3, 4].map(() => h('div', { class: 'strip' }));
  for (const strip of strips)
    show(
      table,
      strip,
      [0, 1, 2].map(() => randomSymbol(chance)),
    );
  const reels = strips.map((strip) => h('div', { class: 'reel' }, [strip]));
  const panel = createConsole(table, fill(stage, 'spin'));
  root.append(
    h('div', { class: 'cabinet', 'aria-hidden': 'true' }, [h('div', { class: 'reels' }, reels)]),
    panel.element,
  );
  panel.button.addEventListener('click', async () => {
    if (panel.button.disabled) return;
    const stake = takeStake(table);
    if (stake === 0) return;
    panel.button.disabled = true;
    panel.lock(true);
    root.dataset.result = '';
    showMessage(fill(stage, 'goodLuck'));
    const grid = spin(chance, stage.luck);
    await turn(table, strips, grid);
    light(strips, grid);
    settleRound(table, stake, stake * evaluate(grid).times);
    panel.lock(false);
    panel.button.disabled = false;
    panel.button.focus({ preventScroll: true });
  });
};
