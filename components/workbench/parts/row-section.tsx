'use client';

import { CategoryBar } from '@/components/lobby/category/category-bar';
import { NewsTicker } from '@/components/lobby/news-ticker';
import { SectionHead } from '@/components/lobby/section/section-head';
import { Carousel } from '@/components/ui/carousel/carousel';
import { SizedImage } from '@/components/ui/image/sized-image';
import { Rail } from '@/components/ui/rail/rail';
import { WindowGrid } from '@/components/ui/window-grid/window-grid';
import {
  type CatalogueSection,
  LONG_TEXT,
  NO_QUERY,
  toPicture,
} from '@/components/workbench/samples/samples';
import { ROUTES } from '@/lib/shared/routes';
import { SampleGame, SampleTile } from './game-samples';
import styles from './sample.module.css';

const NUMBERS = Array.from({ length: 9 }, (_, index) => index + 1);

const toLabels = (name: string, count: number) => ({
  name,
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slides: NUMBERS.slice(0, count).map((number) => `${number} of ${count}`),
});

const toSlides = (count: number) =>
  NUMBERS.slice(0, count).map((number) => (
    <a href={`#banner-${number}`} key={number}>
      <SizedImage
        alt={`Banner ${number}`}
        className={styles.slide}
        place="frame"
        src={toPicture(720, 320, number * 80)}
      />
    </a>
  ));

const toGames = (rank: boolean) =>
  NUMBERS.map((number) => (
    <li key={number}>
      <SampleGame number={number} rank={rank ? number : undefined} />
    </li>
  ));

const CATEGORIES = [
  { id: 'SLOTS', name: 'Slots', icon: 'slots', href: '/m/rng', isCurrent: true },
  { id: 'LIVE', name: 'Live', icon: 'live', href: '/m/live' },
  { id: 'SPORTS', name: 'Sports and everything near it', icon: 'sports', href: '/m/sports' },
  { id: 'FISH', name: 'Fishing games', icon: 'fish', href: '/m/fish' },
] as const;

const NEWS = [
  { id: 'one', title: 'New games every Friday', content: '' },
  { id: 'two', title: LONG_TEXT, content: '' },
];

export const ROW_SECTION: CatalogueSection = {
  id: 'rows',
  title: 'Rows, grids and carousels',
  parts: [
    {
      name: 'Rail',
      stage: 'flush',
      states: [
        {
          label: 'cards',
          node: (
            <Rail label="Cards" size="card">
              {toGames(false)}
            </Rail>
          ),
        },
        {
          label: 'ranked',
          node: (
            <Rail label="Ranked" size="ranked">
              {toGames(true)}
            </Rail>
          ),
        },
        {
          label: 'tiles',
          node: (
            <Rail label="Tiles" size="tile">
              {NUMBERS.map((number) => (
                <li key={number}>
                  <SampleTile number={number} />
                </li>
              ))}
            </Rail>
          ),
        },
      ],
    },
    {
      name: 'Carousel',
      stage: 'flush',
      states: [
        { label: 'three slides', node: <Carousel labels={toLabels('Three', 3)}>{toSlides(3)}</Carousel> },
        { label: 'one slide', node: <Carousel labels={toLabels('One', 1)}>{toSlides(1)}</Carousel> },
      ],
    },
    {
      name: 'WindowGrid',
      stage: 'inset',
      states: [
        {
          label: 'nine items',
          node: (
            <WindowGrid
              className={styles.numbers}
              items={NUMBERS}
              keyOf={String}
              label="Numbers"
              render={(number) => <span className={styles.number}>{number}</span>}
            />
          ),
        },
      ],
    },
    {
      name: 'SectionHead',
      stage: 'flush',
      states: [
        { label: 'title', node: <SectionHead icon="fire" title="Hot now" /> },
        {
          label: 'count and link',
          node: <SectionHead count={128} href={ROUTES.game} icon="slots" title="Slots" />,
        },
        {
          label: 'long text',
          node: <SectionHead count={128} href={ROUTES.game} icon="slots" title={LONG_TEXT} />,
        },
      ],
    },
    {
      name: 'CategoryBar',
      stage: 'flush',
      states: [{ label: 'one is current', node: <CategoryBar links={CATEGORIES} /> }],
    },
    {
      name: 'NewsTicker',
      stage: 'flush',
      states: [{ label: 'two lines', node: <NewsTicker news={NEWS} query={NO_QUERY} /> }],
    },
  ],
};
