import { useTranslations } from 'next-intl';

/** Names a category in the page's language; one that is not in the catalogue keeps the provider's title. */
export function useCategoryName(): (category: string, title?: string) => string {
  const t = useTranslations('category');
  return (category, title = category) => (/^\w+$/.test(category) && t.has(category) ? t(category) : title);
}
