// A visitor of a merchant's site, in any engine.
import { expect } from 'playwright/test';
import type { Merchant } from '@/tests/browser/support/merchant';
import type { Translate } from '@/tests/browser/support/texts';
import type { Driver } from './driver';

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const nameIs = (name: string) => `[normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`;

/** XPaths of elements by their visible names. */
export const the = {
  link: (name: string) => `//a${nameIs(name)}`,
  linkWith: (name: string) => `//main//a[contains(normalize-space(.), ${quoted(name)})]`,
  button: (name: string) => `//button${nameIs(name)}`,
  heading: (name: string) => `//*[self::h1 or self::h2 or self::h3]${nameIs(name)}`,
  field: (label: string) =>
    `//input[@id=//label[normalize-space(.)=${quoted(label)}]/@for or ancestor::label[normalize-space(.)=${quoted(label)}] or @aria-label=${quoted(label)}]`,
  text: (text: string) => `//*[text()[contains(normalize-space(.), ${quoted(text)})]]`,
};

// React has taken the page over: a click before that is the browser's own, not the site's.
const IS_ALIVE = `(()=>{const all=document.querySelectorAll('main form, main button, main a');
return all.length>0&&[...all].every((node)=>Object.keys(node).some((key)=>key.startsWith('__reactProps')))})()`;

/** What a returning visitor's browser holds: consent, age, the splash of this session and the count of visits. */
const REMEMBER = `(()=>{document.cookie='mc_consent=no; path=/';document.cookie='mc_age=1; path=/';sessionStorage.setItem('mc_splash','1');localStorage.setItem('mc_visits','2')})()`;

type Place = { readonly driver: Driver; readonly merchant: Merchant; readonly t: Translate };

/** A visitor; what they wait for is polled until it is there. */
export function visitorAt({ driver, merchant, t }: Place) {
  const alive = () => expect.poll(() => driver.ask(IS_ALIVE).catch(() => false)).toBe(true);
  const sees = (name: string) =>
    expect.poll(() => driver.countSeen(name).catch(() => 0), name).toBeGreaterThan(0);
  const seesNot = (name: string) => expect.poll(() => driver.countSeen(name), name).toBe(0);
  // A failed attempt did not click: the element was covered or moving.
  const click = (name: string) => expect(() => driver.click(name)).toPass({ timeout: 30_000 });
  const type = async (name: string, text: string) => {
    await sees(name);
    await driver.type(name, text);
  };
  const opens = async (path: string) => {
    await driver.open(merchant.url(path));
    await alive();
  };
  return {
    alive,
    sees,
    seesNot,
    click,
    type,
    opens,
    /** Opens a host for the first time, with the prompts for new visitors already answered. */
    arrives: async () => {
      // The previous test's page may still be navigating, which interrupts this one.
      await expect(() => driver.open(merchant.url('/robots.txt'))).toPass({ timeout: 30_000 });
      await driver.ask(REMEMBER);
    },
    signsIn: async (userName: string, password: string) => {
      await type(the.field(t('auth.username')), userName);
      await type(the.field(t('auth.password')), password);
      await click(`//form//button[@type="submit"]${nameIs(t('auth.submit'))}`);
    },
    /** Path and query of the page; empty while it changes. */
    address: () => driver.ask<string>('location.pathname+location.search').catch(() => ''),
    /** Language, direction and the first lane's title of the page; empty while it changes. */
    reading: () =>
      driver
        .ask<string[]>(
          `[document.documentElement?.lang, document.documentElement?.dir, document.querySelector('h1,#lane-FISH h2')?.textContent]`,
        )
        .catch(() => []),
  };
}

export type Visitor = ReturnType<typeof visitorAt>;
