'use client';

import type { ReactNode } from 'react';
import { Heart } from '@/components/lobby/game/heart';
import {
  BROKEN_PICTURE,
  type CatalogueSection,
  LONG_NAME,
  toSampleGame,
} from '@/components/workbench/samples/samples';
import { SampleGame, SampleTile } from './game-samples';
import styles from './sample.module.css';

const toCard = (node: ReactNode) => <div className={styles.card}>{node}</div>;
const toTile = (node: ReactNode) => <div className={styles.tile}>{node}</div>;

export const GAME_SECTION: CatalogueSection = {
  id: 'games',
  title: 'Games and vendors',
  parts: [
    {
      name: 'GameCard',
      stage: 'inset',
      states: [
        { label: 'default', node: toCard(<SampleGame number={1} />) },
        { label: 'hot', node: toCard(<SampleGame more={{ hot: true }} number={2} />) },
        { label: 'new', node: toCard(<SampleGame more={{ isNew: true }} number={3} />) },
        { label: 'no picture', node: toCard(<SampleGame more={{ image: undefined }} number={4} />) },
        {
          label: 'picture that fails',
          node: toCard(<SampleGame more={{ image: BROKEN_PICTURE }} number={5} />),
        },
        {
          label: 'long text',
          node: toCard(<SampleGame more={{ name: LONG_NAME }} number={6} vendor={LONG_NAME} />),
        },
      ],
    },
    {
      name: 'VendorTile',
      stage: 'inset',
      states: [
        { label: 'default', node: toTile(<SampleTile number={1} />) },
        { label: 'current', node: toTile(<SampleTile isCurrent number={2} />) },
        { label: 'free play', node: toTile(<SampleTile more={{ freeplay: true }} number={3} />) },
        { label: 'no picture', node: toTile(<SampleTile more={{ image: undefined }} number={4} />) },
        {
          label: 'no picture, long text',
          node: toTile(<SampleTile more={{ image: undefined, name: LONG_NAME }} number={5} />),
        },
      ],
    },
    {
      name: 'Heart',
      stage: 'inset',
      states: [{ label: 'button', node: <Heart game={toSampleGame(7)} label="Favourite" look="button" /> }],
    },
  ],
};
