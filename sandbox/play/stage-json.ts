// Data of a play page's script, in the form of client/parts/stage-data.ts.

import { merchants, type SandboxMerchant } from '../core/merchant.ts';
import { createPrng } from '../core/prng.ts';
import type { WinRule } from '../core/provider-state.ts';
import type { CatalogueGame } from '../data/games/catalogue.ts';
import type { StageData } from './client/parts/stage-data.ts';
import type { PlayStage } from './play-session.ts';
import { languageTextsOf } from './texts/play-texts.ts';

const teams = [
  'Harbor',
  'Alpine',
  'Delta',
  'Comet',
  'Mirage',
  'Quartz',
  'Saffron',
  'Tundra',
  'Vesper',
  'Willow',
];

const toTeams = (seed: string): [string, string] => {
  const random = createPrng(`teams:${seed}`);
  const home = random.integer(0, teams.length - 1);
  const away = (home + random.integer(1, teams.length - 1)) % teams.length;
  return [`${teams[home]} United`, `${teams[away]} City`];
};

const toMoney = ({
  currencySymbol,
  currencyPosition,
  unit,
  currency,
}: SandboxMerchant): StageData['money'] => ({
  symbol: currencySymbol,
  position: currencyPosition,
  unit,
  currency,
});

type Shown = {
  stage: PlayStage;
  session: string;
  game: CatalogueGame | undefined;
  kind: StageData['kind'];
  luck: WinRule;
};

export const toStageJson = ({ stage, session, game, kind, luck }: Shown): StageData => {
  const merchant = merchants.get(stage.merchant);
  if (!merchant) throw new Error(`unknown merchant "${stage.merchant}"`);
  const own = languageTextsOf(stage.language);
  return {
    kind,
    game: game?.code ?? '',
    name: game?.name ?? '',
    tag: own.tag,
    texts: own.texts,
    money: toMoney(merchant),
    session,
    siteOrigin: stage.siteOrigin,
    backUrl: stage.backUrl,
    lobbyHref: stage.hasLobby ? `/play/lobby?session=${session}` : '',
    luck,
    symbols:
      kind === 'slot' ? [0, 1, 2, 3, 4, 5, 6].map((nth) => `/play/symbols/${game?.code}/${nth}.svg`) : [],
    ticket: game?.scene === 'numbers' ? { pick: 3, pool: 20 } : { pick: 5, pool: 36 },
    teams: toTeams(game?.code ?? ''),
  };
};
