// A merchant of the sandbox without games, banners and offers, as a new one is on its first day.
import { DATA } from './hosts.mjs';

const EMPTY_LISTS = [
  'PROMOFE_getPromotionAnnouncementCategory',
  'MCSFE_getListAnnouncements',
  'MCSFE_getAssetList',
];

/** Empties the sandbox's merchant for `empty`. */
export async function emptySandbox(port) {
  const merchant = DATA.empty;
  const post = async (name, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/control/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ merchant, ...body }),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${name}.`);
  };
  await post('games', { count: 0 });
  for (const name of EMPTY_LISTS)
    await post('faults', { kind: 'answer', path: `/wps/relay/${name}`, value: [], times: 1_000_000 });
}
