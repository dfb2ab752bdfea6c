import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';

/** Link to the password recovery, beside the password field. */
export function ForgotLink({ href }: { readonly href: string }) {
  const t = useTranslations('recovery');
  return (
    <ClientLink className={textLink.link} href={href} replaces>
      {t('title')}
    </ClientLink>
  );
}
