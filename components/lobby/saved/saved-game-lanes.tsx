import { useTranslations } from 'next-intl';
import styles from '@/components/lobby/saved/saved.module.css';
import { SectionHead } from '@/components/lobby/section/section-head';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { SavedGameRail } from './saved-game-rail';

type SavedGameLanesProps = {
  readonly names: VendorNames;
  readonly query: URLSearchParams;
};

const LANES = [
  { kind: 'recents', icon: 'clock' },
  { kind: 'favourites', icon: 'heart' },
] as const;

/** Saved games of this device. Both rows are in everyone's HTML at full height; the pre-paint script shows those with content. */
export function SavedGameLanes({ names, query }: SavedGameLanesProps) {
  const t = useTranslations('saved');
  return LANES.map(({ kind, icon }) => (
    <section className={styles[kind]} key={kind}>
      <SectionHead href={`${toHref(ROUTES.mine, {}, query)}#${kind}`} icon={icon} title={t(kind)} />
      <SavedGameRail carried={query.toString()} kind={kind} label={t(kind)} names={names} />
    </section>
  ));
}
