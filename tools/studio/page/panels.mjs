// Findings and changes below the preview.
import { diffLines, nearChanges } from './diff.mjs';
import { byId, el } from './dom.mjs';

const UNKNOWN = ': no such key;';

const toLines = (entry) => JSON.stringify(entry, undefined, 2).split('\n');

/** Shows all findings; `find(key)` leads to a field, `onRemove(key)` removes a key that there is not. */
export function showFindings(findings, { find, onRemove }) {
  const button = (text, onclick) => el('button', { type: 'button', onclick }, text);
  const toItem = ({ level, text, remedy, key }) => {
    const go = key && level !== 'ok' ? find(key) : undefined;
    const isUnknown = key && text.includes(UNKNOWN);
    const action = isUnknown
      ? button(`Remove ${key}`, () => onRemove(key))
      : go && button(`Go to ${key}`, go);
    return el(
      'li',
      { className: level },
      el('b', {}, level),
      el('span', {}, text),
      remedy ? el('small', {}, remedy) : undefined,
      action ? el('div', { className: 'actions' }, action) : undefined,
    );
  };
  byId('findings').replaceChildren(...findings.map(toItem));
}

const TAGS = { '+': 'ins', '-': 'del' };

/** Shows what an export would change in the registry. */
export function showChanges(entry, registered) {
  const all = diffLines(registered ? toLines(registered) : [], toLines(entry));
  const changed = all.filter(([sign]) => sign !== ' ').length;
  const text = registered
    ? changed === 0
      ? 'The entry is as it stands in the registry.'
      : `${changed} changed lines.`
    : 'The registry has no entry with this code: all of it is new.';
  const lines = nearChanges(all).map(([sign, line]) =>
    el(TAGS[sign] ?? 'span', { className: sign === '…' ? 'gap' : '' }, `${sign} ${line}`),
  );
  const diff = el(
    'pre',
    { className: 'diff', tabIndex: 0, role: 'region', 'aria-label': 'Differences' },
    ...lines,
  );
  byId('changes').replaceChildren(el('p', {}, text), ...(changed === 0 ? [] : [diff]));
}
