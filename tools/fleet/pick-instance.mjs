// Which of several instances gets a request: in turns, by the host's hash, or by that hash with a bound on the load.

/** 32-bit FNV-1a with a final mix, so that similar names lie far apart. */
function hash(text) {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Returns the instances in the order in which a host prefers them; one that leaves changes no other's place. */
export function orderOf(host, count) {
  const scores = Array.from({ length: count }, (_, at) => hash(`${host} ${at}`));
  return scores.map((_, at) => at).sort((a, b) => scores[b] - scores[a]);
}

/** Returns `pick(host, loads)`: the index of an instance. `loads` are requests in flight; `bound` is a multiple of their mean. */
export function makePicker(way, count, bound = 1.25) {
  const orders = new Map();
  const ordered = (host) => {
    if (!orders.has(host)) orders.set(host, orderOf(host, count));
    return orders.get(host);
  };
  let turn = 0;
  if (way === 'turns') return () => turn++ % count;
  if (way === 'hash') return (host) => ordered(host)[0];
  return (host, loads) => {
    const total = loads.reduce((sum, load) => sum + load, 1);
    const most = Math.ceil((bound * total) / count);
    return ordered(host).find((at) => loads[at] < most) ?? ordered(host)[0];
  };
}
