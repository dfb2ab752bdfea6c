// A page whose deferred widgets send its events: with fresh modules, as after a navigation.
import { type Answer, type FetchCall, fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const add = window.addEventListener.bind(window);
const events: [string, EventListenerOrEventListenerObject][] = [];

/** Fields of an event, as the provider receives it. */
export type Item = Record<string, unknown> & { readonly name: string; readonly eventId: string };

/** Loads a page; storage stays unless the device `isNew`. Its deferred widgets run once `start` is called. */
export async function openPage({ isNew = true, reply = (): Answer => success(null) } = {}) {
  for (const [name, listener] of events.splice(0)) window.removeEventListener(name, listener);
  jest.resetModules();
  if (isNew) resetPage();
  window.addEventListener = (name: string, listener: EventListenerOrEventListenerObject) => {
    events.push([name, listener]);
    add(name, listener);
  };
  const calls = fakeFetch(() => reply());
  const { trackEvent } = await import('@/lib/client/track/track-event');
  const { subscribeEvents } = await import('@/lib/client/track/event-store');
  const { startDelivery } = await import('@/lib/client/track/delivery/start-delivery');
  const { trackVisit } = await import('@/lib/client/track/track-once');
  const { watchMoney } = await import('@/lib/client/track/money/watch-money');
  return { calls, trackEvent, subscribeEvents, startDelivery, trackVisit, watchMoney };
}

const isEventCall = ({ url }: FetchCall) => url === '/wps/relay/S2S_events';

/** The calls that sent events, each as its list. */
export const callsIn = (calls: readonly FetchCall[]): Item[][] =>
  calls.filter(isEventCall).map(({ init }) => JSON.parse(JSON.parse(String(init.body)).events));

/** All events that were sent, by name. */
export const eventNamesIn = (calls: readonly FetchCall[]): string[] =>
  callsIn(calls)
    .flat()
    .map(({ name }) => name);

/** Waits until batched events are sent: several steps, since one may be late on a busy machine. */
export async function passMoment(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((done) => setTimeout(done, 2));
}

/** Sets the document's facts of the merchant, and the visitor's choice. */
export function setConsent(choice: 'yes' | 'no', trustedHosts: readonly string[] = []): void {
  document.documentElement.dataset.track = JSON.stringify({ consent: 'required', trustedHosts });
  document.cookie = `mc_consent=${choice}`;
}
