// Wire types of the game calls; any field may be missing.

export type WireLane = {
  title?: string;
  gameCategory?: string;
  gameCount?: number;
  gameClassify?: { name?: string; vendors?: string[] }[];
  cards?: WireCard[];
};

export type WireCard = {
  accountTypeName?: string;
  displayName?: string;
  freeplay?: boolean;
  vendor?: string;
  image?: string;
};

export type WireGame = {
  gameCode?: string;
  gameName?: string;
  vendor?: string;
  gameCategory?: string;
  image?: string;
  hot?: boolean;
  new?: boolean;
  freeplay?: boolean;
  nodeId?: string | number;
  gameId?: string | number;
  rtp?: string | number;
  volatility?: string;
  lines?: string | number;
  minBet?: string | number;
  maxBet?: string | number;
  maxWin?: string | number;
  screenshots?: string[];
};

export type WireLaunch = { gameUrl?: string };

export type WireLaunchRequest = {
  lottoArea?: string;
  launchMode?: string;
  lottoPrizeMode?: string;
  lottoGameCode?: string;
  lottoMode?: string;
  lottoView?: 'lobby' | 'betting';
  device?: string;
  backUrl?: string;
  hasLobby?: boolean;
  language?: string;
  title?: string;
  labelName?: string;
  vendor?: string;
  gameCode?: string;
  roomId?: string;
  nodeId?: string;
};

export type WireLotteryLaunchRequest = {
  gameCode?: string;
  hasLobby?: boolean;
  backUrl?: string;
  prizeMode?: string;
  labelName?: string;
};

export type WireWinner = {
  game?: string;
  vendor?: string;
  name?: string;
  amount?: string | number;
  currency?: string;
  at?: string;
};
export type WireJackpot = { game?: string; vendor?: string; amount?: string | number; currency?: string };

export type WireDraw = {
  vendor?: string;
  game?: string;
  drawAt?: string;
  closesAt?: string;
  last?: { at?: string; numbers?: number[] };
};
