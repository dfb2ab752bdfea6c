import { NextIntlClientProvider, useMessages } from 'next-intl';
import { MayaEntry } from './maya-entry';

/** Any page may be the one that the wallet opens. */
export function MayaSessionProvider({ isExpiryForced }: { readonly isExpiryForced: boolean }) {
  const { auth, errors, notice } = useMessages();
  return (
    <NextIntlClientProvider messages={{ auth, errors, notice }}>
      <MayaEntry isExpiryForced={isExpiryForced} />
    </NextIntlClientProvider>
  );
}
