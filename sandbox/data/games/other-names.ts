// Names of everything that is not a reel game, by category, studio and scene.
import type { NameTable } from './name-table.ts';

export const otherNames: Record<string, NameTable> = {
  LIVE: {
    NL: {
      'live-roulette': 'Aurora Roulette|Polar Wheel|Velvet Roulette|Lightning Nord',
      baccarat:
        'Baccarat Fjord|Speed Baccarat North|Dragon & Tiger Live|Salon Baccarat|No-Toll Baccarat|Baccarat Skyline',
      blackjack: 'Blackjack Boreal|Blackjack Suite Nine|One Table Blackjack',
      wheel: 'Midnight Sun Wheel|Wheel of Seasons|Sled Money Wheel',
    },
    CM: {
      'live-roulette': 'Ruleta Miralva|Patio Roulette|Roulette Dorada',
      baccarat: 'Baccarat Alameda|Punto Banco Patio|Baccarat Azulejo|Andar Bahar Courtyard',
      blackjack: 'Blackjack Terraza|Blackjack Siesta|Blackjack Mosaico',
      wheel: 'Fiesta Wheel|Sic Bo Plaza|Teen Patti Verandah|Carnaval Live',
    },
  },
  TABLE: {
    HT: {
      cards:
        'Halcyon Blackjack|Harbor Baccarat|Casino Hold’em Quay|Three Card Marina|Pontoon Pier|Caribbean Calm',
      dice: 'Sic Bo Serene|Craps Cove|Hi-Lo Haven|Fish Prawn Crab',
      roulette:
        'European Halcyon|Roulette Regatta|Mini Wheel|Double Ball Bay|Roulette Nouveau|Azure Roulette',
    },
    DP: {
      cards: 'Parlour Poker|Red Dog Parlour|Video Poker Deluxe|Aces & Allies',
      dice: 'Dice Duel|Ivory Dice',
    },
  },
  FISH: {
    TD: {
      fish: 'Abyss Anglers|Harpoon Heroes|Coral Cannon|Leviathan Line|Shark Parade|Kraken’s Purse|Deep Blue Bounty',
      reef: 'Reef Rangers|Turtle Treasure|Octo Gold|Mermaid Mines|Lantern Fish League|Whale of a Time|Trident Tides',
    },
    KC: {
      fish: 'Koi Catcher|Pond Bandits|Golden Toad Shot|Carp Cannoneers',
      reef: 'Comet Fishing|Jelly Bloom|Manta Nights|Pearl Hunters',
    },
  },
  CRASH: {
    NO: {
      rocket: 'Ninth Launch|Apogee|Escape Velocity|Moonshot Club|Perigee',
      plane: 'Paper Plane Pilot|Jetstream X|Barnstormer|Glider Rush|Condor Climb',
    },
    LF: {
      rocket: 'Furnace Flight|Rivet & Rise|Ember Ascent',
      plane: 'Zeppelin Zenith|Balloon Baron|Kite Fight',
    },
  },
  ARCADE: {
    CF: {
      mines: 'Finch Mines|Copper Field|Gem Sapper|Safe Steps',
      plinko: 'Plinko Parade|Peg Palace|Bounce Bureau|Drop Foundry',
      dice: 'Dice Ladder|Even Steven|Tower of Twelve|Coin Flip Café',
      keno: 'Keno Kettle|Scratch & Sing|Hilo Hopper|Goal Keeper 5',
    },
    SB: {
      mines: 'Candy Mines|Biscuit Bash',
      plinko: 'Gumball Plinko|Sweet Drop',
      keno: 'Keno Kandy|Scratch Scoops',
    },
  },
  PVP: {
    DP: {
      cards:
        'Duel Rummy|Parlour Tien Len|Truco Table|Teen Patti Duel|Pusoy Parlour|Call It Bridge|Thirteen Up|Whist & Win',
      tiles: 'Mahjong Mezzanine|Domino Dock|Tile Titans|Backgammon Bar|Checkers Court|Ludo League',
    },
    PL: {
      cards: 'Big Two Bridge|Dou Dizhu Lane|Fight the Landlord Fair',
      tiles: 'Mahjong Lantern|Sparrow Street|Xiangqi Steps',
    },
  },
  SPORTS: {
    PS: {
      pitch: 'Pitchside Football|Matchday Live|Corner Kick Club|Golden Boot',
      court: 'Courtside Basketball|Baseline Tennis|Shuttle Smash|Net & Spike',
    },
    FL: { pitch: 'Far Line Football|Kabaddi Line', court: 'Cricket Crease|E-Sports Line' },
  },
  LOTT: {
    LOTT: {
      balls: 'House Draw 5|Minute Mark Six|Rapid Three|Happy Eight|Evening Draw|Lucky Five Minutes',
      numbers: 'Fast 3D|Quick 4D|Sunrise 6/45|PK Ten|Canada-Style 28|One Minute Keno',
    },
  },
  ELOTT: {
    DB: {
      balls: 'Drumball Express|Drumball 60s|Turbo Six|Cloud Draw|Neon Bingo|Rolling Eleven',
      numbers: 'E-Draw 3|E-Draw 5|Flash 11x5|Spin Ten|Pulse Lotto|Blue Ball Blitz',
    },
  },
  SEA_LOTT: {
    SD: {
      balls: 'Straits 4D|Harbor Toto|Island 5D|Monsoon 6D|Batik Lotto',
      numbers: 'Siam Government Draw|Lao Star|Yee Kee 15|Hanoi Special|Malay 3D Draw',
    },
  },
  VIETNAM_LOTTO: {
    MD: {
      balls: 'Mekong North|Mekong Central|Mekong South|Delta Express|Red River 27',
      numbers: 'Saigon Speed|Hanoi VIP|Lotto Five Minutes|De & Lo|Xien Combo',
    },
  },
};
