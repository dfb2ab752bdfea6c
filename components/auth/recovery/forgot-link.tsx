import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';

/** The way to a new password, beside the field for the old one. */
export function ForgotLink({ href }: { readonly href: string }) {
  const t = useTranslations('recovery');
  return (
    <ClientLink className={textLink.link} href={href} replaces>
      {t('title')}
    </ClientLink>
  );
}
