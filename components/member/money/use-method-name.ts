import { useMessages, useTranslations } from 'next-intl';

/** Returns the translated name of a way to pay in or out, else the provider's. */
export function useMethodName(): (method: string) => string {
  const t = useTranslations('member');
  const { member } = useMessages();
  return (method) => {
    const key = `method_${method}`;
    return typeof member === 'object' && Object.hasOwn(member, key) ? t(key) : method;
  };
}
