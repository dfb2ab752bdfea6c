// Pages of the messenger stand-ins: who signs in, planted failures, and faults of the request.
import { escapeMarkup } from '../core/escape-markup.ts';
import type { SandboxMerchant } from '../core/merchant.ts';
import { type Page, toPageResponse } from '../pages/page-frame.ts';

export type SocialVendor = 'LINE' | 'Telegram';
export type ConsentLink = { href: string; label: string; note?: string };

type Consent = {
  vendor: SocialVendor;
  merchant: SandboxMerchant;
  users: ConsentLink[];
  cancel: ConsentLink;
  controls: ConsentLink[];
};

const colours = {
  LINE: ':root{--vendor:#06c755;--on:#04240f}',
  Telegram: ':root{--vendor:#1d74a8;--on:#fff}',
};

const frame = (vendor: SocialVendor, body: string): Page => ({
  tag: 'en',
  dir: 'ltr',
  title: `${vendor} login (stand-in)`,
  kind: 'consent',
  styles: ['/social/assets/styles/consent.css'],
  colours: colours[vendor],
  body: `<main><p class="stand-in">Stand-in of ${vendor} for the demo. Nothing here is the real service.</p>${body}</main>`,
});

const link = ({ href, label, note }: ConsentLink, look: string): string =>
  `<a class="${look}" href="${escapeMarkup(href)}"><b>${escapeMarkup(label)}</b>${note ? `<small>${escapeMarkup(note)}</small>` : ''}</a>`;

export const toConsentResponse = ({ vendor, merchant, users, cancel, controls }: Consent): Response =>
  toPageResponse(
    frame(
      vendor,
      `<h1>Log in to ${escapeMarkup(merchant.name)}</h1><p>${escapeMarkup(merchant.name)} asks for your name and picture. Continue as</p><nav>${users.map((user) => link(user, 'user')).join('')}${link(cancel, 'cancel')}</nav><details><summary>Test controls</summary><nav>${controls.map((control) => link(control, 'control')).join('')}</nav></details>`,
    ),
  );

/** The vendor's page for an invalid request: it never redirects to an unknown address. */
export const toFaultResponse = (vendor: SocialVendor, faults: string[]): Response =>
  toPageResponse(
    frame(
      vendor,
      `<h1>400 Bad Request</h1><ul>${faults.map((fault) => `<li>${escapeMarkup(fault)}</li>`).join('')}</ul>`,
    ),
    400,
  );
