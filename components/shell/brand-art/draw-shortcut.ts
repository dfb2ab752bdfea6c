import type { IconName } from '@/components/ui/icon/icon-table';
import type { ShortcutName } from '@/lib/shared/manifest/brand-image';
import type { Brand } from '@/lib/shared/merchant/brand';
import { drawIcon } from './draw-icon';

const ICON_OF: Readonly<Record<ShortcutName, IconName>> = {
  games: 'games',
  promotions: 'gift',
  member: 'user',
  service: 'headset',
};

/** Draws a shortcut's icon: a disc in the brand's colour with the page's icon. */
export function drawShortcut({ theme: { colors } }: Brand, name: ShortcutName, px: number): string {
  const icon = drawIcon(ICON_OF[name], [48, 48], {
    size: 50,
    color: colors.onPrimary,
    tone: colors.onPrimary,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${px}" height="${px}"><circle cx="48" cy="48" r="46" fill="${colors.primary}"/>${icon}</svg>`;
}
