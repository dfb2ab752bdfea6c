'use client';

import { GameArt } from '@/components/lobby/game/game-art';
import { Badge } from '@/components/ui/badge/badge';
import { Icon } from '@/components/ui/icon/icon';
import { ICONS, type IconName } from '@/components/ui/icon/icon-table';
import { Ring } from '@/components/ui/ring/ring';
import {
  BROKEN_PICTURE,
  type CatalogueSection,
  LONG_NAME,
  toPicture,
} from '@/components/workbench/samples/samples';
import styles from './sample.module.css';

const NAMES = Object.keys(ICONS) as IconName[];

export const SIGN_SECTION: CatalogueSection = {
  id: 'signs',
  title: 'Icons, badges and pictures',
  parts: [
    {
      name: 'Icon',
      stage: 'inset',
      states: [
        {
          label: 'all icons',
          isWide: true,
          node: (
            <ul className={styles.icons}>
              {NAMES.map((name) => (
                <li className={styles.icon} key={name}>
                  <Icon name={name} />
                  <code className={styles.iconName}>{name}</code>
                </li>
              ))}
            </ul>
          ),
        },
        {
          label: 'small, medium, large',
          node: (
            <span className={styles.row}>
              <Icon name="gift" size="small" />
              <Icon name="gift" />
              <Icon name="gift" size="large" />
            </span>
          ),
        },
        {
          label: 'follows the direction; does not',
          node: (
            <span className={styles.row}>
              <Icon flips name="chevron" />
              <Icon name="chevron" />
            </span>
          ),
        },
      ],
    },
    {
      name: 'Ring',
      stage: 'inset',
      states: [
        {
          label: '16, 18, 20 px',
          node: (
            <span className={styles.row}>
              <Ring size={16} />
              <Ring />
              <Ring size={20} />
            </span>
          ),
        },
      ],
    },
    {
      name: 'Badge',
      stage: 'inset',
      states: [
        {
          label: 'hot, new, free',
          node: (
            <span className={styles.row}>
              <Badge tone="hot">Hot</Badge>
              <Badge tone="new">New</Badge>
              <Badge tone="free">Free play</Badge>
            </span>
          ),
        },
        { label: 'long text', node: <Badge tone="new">{LONG_NAME}</Badge> },
      ],
    },
    {
      name: 'GameArt',
      stage: 'inset',
      states: [
        {
          label: 'picture with a corner badge, no picture, picture that fails',
          node: (
            <span className={styles.arts}>
              <GameArt image={toPicture(300, 400, 250)} name="Picture">
                <Badge isCorner tone="hot">
                  Hot
                </Badge>
              </GameArt>
              <GameArt name="Nothing" />
              <GameArt image={BROKEN_PICTURE} name="Failed" />
            </span>
          ),
        },
      ],
    },
  ],
};
