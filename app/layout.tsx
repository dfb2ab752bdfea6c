import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { pageMetadata, pageViewport } from '@/app/metadata';
import { SessionSync } from '@/components/auth/session-sync';
import { OverlayHost } from '@/components/notice/overlay-host';
import { ArrivalWatch } from '@/components/shell/arrival-watch';
import { PageHead } from '@/components/shell/head/page-head';
import { IconSprite } from '@/components/ui/icon/icon-sprite';
import { ImageRescue } from '@/components/ui/image/image-rescue';
import { getCaptchaFacts } from '@/lib/server/captcha/get-captcha-facts';
import { getSite } from '@/lib/server/page/get-site';
import { buildAutoLoginText } from '@/lib/shared/auth/remember/auto-login-facts';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import '@/app/tokens.css';
import '@/app/languages.css';
import '@/app/globals.css';

/** Messages that client components may need on any page; pages with more of them nest their own provider. */
const CLIENT_NAMESPACES = ['errors', 'fault', 'game', 'notice', 'socialReturn', 'unread'];

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata();
}

export function generateViewport(): Promise<Viewport> {
  return pageViewport();
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const { brand, language, device, nonce, status, statusFault } = await getSite();
  const all = await getMessages();
  const messages = Object.fromEntries(CLIENT_NAMESPACES.map((name) => [name, all[name]]));
  const { tag, dir } = LANGUAGES[language];
  const { imageCdns } = status;
  const captcha = await getCaptchaFacts();
  if (imageCdns[0]) preconnect(new URL(imageCdns[0]).origin);
  return (
    // The pre-paint script adds attributes to <html> that React never rendered.
    <html
      data-auto-login={buildAutoLoginText(status)}
      data-captcha={captcha && JSON.stringify(captcha)}
      data-cdns={imageCdns.join(' ') || undefined}
      data-device={device}
      data-language={language}
      data-merchant={brand?.code}
      data-theme={brand?.theme.mode ?? 'dark'}
      dir={dir}
      lang={tag}
      suppressHydrationWarning
    >
      <head>
        <PageHead nonce={nonce} theme={brand?.theme} />
      </head>
      <body>
        <IconSprite />
        <NextIntlClientProvider messages={messages}>
          {children}
          {brand && <SessionSync />}
          {brand && <ArrivalWatch />}
          {brand && <ImageRescue />}
          {brand && <OverlayHost fault={statusFault} />}
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
