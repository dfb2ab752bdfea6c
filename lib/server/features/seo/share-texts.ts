// Texts on a page's shared picture, and the version that changes with them.
import 'server-only';
import { hash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { brandVersionOf } from '@/lib/server/features/manifest/brand-version';
import { lobbyAt } from '@/lib/shared/lobby/category-lobby';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES } from '@/lib/shared/routes';

export type ShareTexts = { readonly title: string; readonly lead: string };

/** Raise when the drawing changes. */
const DRAWING = 1;

/** Returns the texts of a page's picture: those of the page itself. */
export async function getShareTexts(path: string, { name }: Brand): Promise<ShareTexts> {
  const t = await getTranslations();
  const brand = { brand: name };
  const lobby = lobbyAt(path);
  if (lobby) return { title: t(`category.${lobby.category}`), lead: t('manifest.description', brand) };
  if (path === ROUTES.activity) return { title: t('promo.title'), lead: t('promo.lead') };
  if (path === ROUTES.news) return { title: t('news.title'), lead: t('news.lead') };
  if (path === ROUTES.download) return { title: t('download.title', brand), lead: t('download.lead') };
  if (path === ROUTES.app)
    return { title: t('download.appTitle', brand), lead: t('download.appDescription', brand) };
  return { title: t('manifest.description', brand), lead: '' };
}

/** Returns eight letters that depend on the brand, its icon and the texts. */
export function shareVersionOf(brand: Brand, favicon: string | undefined, texts: ShareTexts): string {
  const text = JSON.stringify([DRAWING, brandVersionOf(brand, favicon), brand.safety.minimumAge, texts]);
  return hash('sha256', text, 'base64url').slice(0, 8);
}
