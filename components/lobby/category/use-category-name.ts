import { useTranslations } from 'next-intl';

/** Returns a category's translated name, else the provider's title. */
export function useCategoryName(): (category: string, title?: string) => string {
  const t = useTranslations('category');
  return (category, title = category) => (/^\w+$/.test(category) && t.has(category) ? t(category) : title);
}
