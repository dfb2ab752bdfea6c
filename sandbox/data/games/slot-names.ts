// Names of the reel games: studio, then scene, then the games drawn in that scene.
import type { NameTable } from './name-table.ts';

export const slotNames: NameTable = {
  VA: {
    gems: 'Prism Parade|Opal Hour|Facet Fever|Cut & Glory',
    space: 'Moons of Amaranth|Comet Cartel|Low Orbit Lounge|Nebula Nine',
    temple: 'Steps of the Sun|The Ninth Gate|Idol of Ash|Vault of Vines',
    storm: 'Thunder Atlas|Skyhammer|Tempest Crown|Voltage Peak',
    forest: 'Foxfire Grove|Antler & Oak|Mosslight|Hollow of Owls',
    desert: 'Dune Oracle|Caravan of Coins|Scarab Street|Mirage Royale',
  },
  LF: {
    gems: 'Molten Rubies|Emberstone|Kiln of Kings|Glassblower Gold',
    dragon: 'Wyrm & Anvil|Cinder Drake|Scale of Fortune|Hearth Dragon',
    storm: 'Iron Weather|Spark Cathedral|Forge of Winds|Copper Lightning',
    fruit: 'Blazing Orchard|Sevens & Citrus|Hot Plum Club|Cherry Circuit',
    desert: 'Salt & Saffron|Lamp of Zahir|Sunburnt Sevens|Nomad Jackpots',
    space: 'Starsmith|Furnace Galaxy|Rivet Rocket|Solar Foundry',
  },
  KC: {
    ocean: 'Koi Cascade|Pearl Lagoon|Moonlit Reef|Tide Lanterns',
    space: 'Comet Garden|Starfall Pond|Orbit of Koi|Meteor Teahouse',
    fruit: 'Peach Parade|Lychee Lights|Mango Monsoon|Yuzu Yard',
    forest: 'Bamboo Whisper|Crane Valley|Firefly Steps|Heron Hollow',
    gems: 'Jewel Carp|River of Opals|Ripple Riches|Glass Lotus',
    lantern: 'Night of Wishes|Festival Float|Paper Moonrise|Drum & Lantern',
  },
  PL: {
    lantern: 'Lantern Lane|Red Thread Fortune|Midnight Market|Teahouse Treasures',
    dragon: 'Silk Dragon|Nine Dragon Steps|Dragon of the Tides|Ember Serpent',
    temple: 'Jade Pagoda|Monkey Temple|Thousand Steps|Bell of Plenty',
    fruit: 'Tangerine Toss|Pomelo Party|Lucky Longan|Golden Durian',
    ocean: 'Dragon Boat Bay|Junk Harbor|Pearl Divers|Lotus Lagoon',
    gems: 'Emperor’s Abacus|Ingot Rain|Jade Tiles|Red Envelope Rush',
  },
  JT: {
    temple: 'Terrace of Jade|Stone Guardian|Orchid Shrine|The Silent Court',
    dragon: 'Jade Wyrm|Rice Field Dragon|Cloud Serpent|Dragon Tea',
    forest: 'Tiger in the Mist|Elephant Path|Banyan Luck|Peacock Throne',
    lantern: 'Harvest Moon Nights|Lotus Lamps|Silk Road Fair|Water Lanterns',
    gems: 'Carved Fortune|Imperial Beads|Celadon Stones|Phoenix Jewels',
  },
  SB: {
    candy:
      'Gumdrop Gang|Fizz Factory|Sherbet Sky|Marshmallow Mile|Lollipop Loop|Jelly Jackpot|Cocoa Comets|Nougat Nights',
    fruit: 'Juice Junction|Smoothie Spin|Berry Bazaar|Melon Mayhem',
    space: 'Planet Praline|Sugar Orbit|Galaxy Gummies|Candy Cosmos',
    storm: 'Sprinkle Storm|Popping Thunder|Soda Volcano|Sour Lightning',
  },
  QW: {
    forest: 'Loom of Leaves|Spindle Wood',
    gems: 'Woven Sapphires|Thread of Diamonds',
    temple: 'Tapestry Temple|The Weaver’s Key',
    lantern: 'Silk & Shadow|Dusk Bazaar',
  },
};
