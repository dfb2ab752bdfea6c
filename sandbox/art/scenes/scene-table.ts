// Every scene by the name the catalogue uses.
import { balls } from './action/balls.ts';
import { court } from './action/court.ts';
import { fishScene } from './action/fish.ts';
import { keno } from './action/keno.ts';
import { mines } from './action/mines.ts';
import { numbers } from './action/numbers.ts';
import { pitch } from './action/pitch.ts';
import { plane } from './action/plane.ts';
import { plinko } from './action/plinko.ts';
import { reef } from './action/reef.ts';
import { rocket } from './action/rocket.ts';
import { candy } from './reels/candy.ts';
import { desert } from './reels/desert.ts';
import { dragon } from './reels/dragon.ts';
import { forest } from './reels/forest.ts';
import { fruit } from './reels/fruit.ts';
import { gems } from './reels/gems.ts';
import { lantern } from './reels/lantern.ts';
import { ocean } from './reels/ocean.ts';
import { space } from './reels/space.ts';
import { storm } from './reels/storm.ts';
import { temple } from './reels/temple.ts';
import type { Scene } from './scene.ts';
import { cards } from './tables/cards.ts';
import { dice } from './tables/dice.ts';
import { liveBaccarat, liveBlackjack, liveRoulette } from './tables/live-tables.ts';
import { moneyWheel } from './tables/money-wheel.ts';
import { roulette } from './tables/roulette.ts';
import { tiles } from './tables/tiles.ts';

const scenes: Record<string, Scene> = {
  gems: { hues: [282, 204, 330, 164, 232, 14], draw: gems },
  fruit: { hues: [348, 268, 20, 208, 140], draw: fruit },
  candy: { hues: [322, 288, 196, 344, 262], draw: candy },
  temple: { hues: [26, 152, 350, 268, 196], serif: true, draw: temple },
  dragon: { hues: [4, 222, 160, 276, 30], serif: true, draw: dragon },
  desert: { hues: [22, 36, 336, 266, 12], serif: true, draw: desert },
  lantern: { hues: [350, 248, 14, 222, 286], serif: true, draw: lantern },
  forest: { hues: [148, 200, 250, 170, 110], serif: true, draw: forest },
  ocean: { hues: [200, 182, 222, 340, 26], serif: true, draw: ocean },
  storm: { hues: [226, 262, 206, 286], draw: storm },
  space: { hues: [254, 224, 288, 318, 200], draw: space },
  cards: { hues: [152, 350, 222, 272, 26], serif: true, draw: cards },
  dice: { hues: [262, 206, 340, 152, 22], draw: dice },
  roulette: { hues: [350, 152, 222, 286, 30], serif: true, draw: roulette },
  baccarat: { hues: [222, 350, 266, 160, 24], serif: true, draw: liveBaccarat },
  blackjack: { hues: [158, 216, 340, 280, 30], serif: true, draw: liveBlackjack },
  wheel: { hues: [276, 216, 336, 24, 190], draw: moneyWheel },
  'live-roulette': { hues: [344, 230, 160, 28, 280], serif: true, draw: liveRoulette },
  tiles: { hues: [160, 350, 216, 30, 262], serif: true, draw: tiles },
  fish: { hues: [204, 188, 224, 250, 172], draw: fishScene },
  reef: { hues: [196, 216, 178, 246, 268], draw: reef },
  rocket: { hues: [254, 222, 288, 330, 200], draw: rocket },
  plane: { hues: [206, 26, 336, 190, 258], draw: plane },
  mines: { hues: [262, 168, 216, 326, 24], draw: mines },
  plinko: { hues: [282, 220, 330, 180, 250], draw: plinko },
  keno: { hues: [216, 340, 164, 274, 22], draw: keno },
  pitch: { hues: [222, 140, 262, 196], draw: pitch },
  court: { hues: [262, 222, 22, 330, 196], draw: court },
  balls: { hues: [276, 222, 350, 168, 24], draw: balls },
  numbers: { hues: [350, 266, 216, 152, 28], draw: numbers },
};

/** @throws where the catalogue names a scene without a drawing */
export const findScene = (name: string): Scene => {
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene "${name}"`);
  return scene;
};
