// Demo money of this page: balance, stake, and rounds.

import { post } from './post.ts';
import type { StageData } from './stage-data.ts';
import { readItem, store } from './stored.ts';

const stakeSteps = [0.2, 0.5, 1, 2, 5, 10, 20];
const firstBalance = 200;

export const toMoney = ({ money, tag }: StageData, amount: number): string => {
  const digits = amount.toLocaleString(tag === 'ur' ? 'en' : tag, { maximumFractionDigits: 2 });
  return money.position === 'prefix' ? `${money.symbol} ${digits}` : `${digits} ${money.symbol}`;
};

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

const readAmount = (key: string): number | null => {
  const stored = Number(readItem(key) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
};

export class PlayWallet {
  #stage: StageData;
  #balance: number;
  #step = 2;
  #listeners: Array<() => void> = [];

  constructor(stage: StageData) {
    this.#stage = stage;
    this.#balance = readAmount(`balance:${stage.session}`) ?? firstBalance * stage.money.unit;
  }

  get balance(): number {
    return this.#balance;
  }

  get stake(): number {
    return toCents((stakeSteps[this.#step] ?? 1) * this.#stage.money.unit);
  }

  get canPay(): boolean {
    return this.#balance >= this.stake;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
    listener();
  }

  #set(balance: number): void {
    this.#balance = toCents(balance);
    store(`balance:${this.#stage.session}`, String(this.#balance));
    for (const listener of this.#listeners) listener();
  }

  /** One step up or down the ladder of stakes. */
  turnStake(by: number): void {
    this.#step = Math.min(stakeSteps.length - 1, Math.max(0, this.#step + by));
    for (const listener of this.#listeners) listener();
  }

  /** Takes the stake and opens a round; 0 where the balance is too small. */
  startRound(): number {
    const { stake } = this;
    if (!this.canPay) return 0;
    this.#set(this.#balance - stake);
    post(this.#stage, { type: 'roundStart', stake });
    return stake;
  }

  endRound(stake: number, win: number): void {
    const won = toCents(win);
    this.#set(this.#balance + won);
    post(this.#stage, { type: 'roundEnd', stake, win: won, balance: this.#balance });
  }

  add(amount: number): void {
    this.#set(this.#balance + amount);
  }
}
