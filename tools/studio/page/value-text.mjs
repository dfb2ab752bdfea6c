// Values of the registry as the text that a person edits, and back.

const isObject = (value) => typeof value === 'object' && value !== null;

const toLine = (value) => (isObject(value) ? JSON.stringify(value) : String(value));

function fromLine(line) {
  if (!line.startsWith('{')) return line;
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

const splitLines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list: one item a line. */
export const lines = {
  toText: (value) => (Array.isArray(value) ? value.map(toLine).join('\n') : ''),
  fromText: (text) => {
    const items = splitLines(text).map(fromLine);
    return items.length > 0 ? items : undefined;
  },
};

/** Names with values: `name = value` a line, `null` for null. */
export const record = {
  toText: (value) =>
    isObject(value)
      ? Object.entries(value)
          .map(([name, one]) => `${name} = ${toLine(one)}`)
          .join('\n')
      : '',
  fromText: (text) => {
    const pairs = splitLines(text).map((line) => {
      const [, name = '', value = ''] = /^([^=]*?)\s*(?:=\s*(.*))?$/.exec(line) ?? [];
      return [name, value === 'null' ? null : value];
    });
    return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
  },
};

export const plain = {
  toText: (value) => (value === undefined ? '' : toLine(value)),
  fromText: (text) => (text === '' ? undefined : text),
};

/** Invalid numbers stay text, which the schema reports. */
export const number = {
  toText: plain.toText,
  fromText: (text) => (text.trim() === '' ? undefined : Number.isNaN(Number(text)) ? text : Number(text)),
};

const WORDS = { true: true, false: false };

/** A number, `true`, `false`, or text. */
export const scalar = {
  toText: plain.toText,
  fromText: (text) => (Object.hasOwn(WORDS, text) ? WORDS[text] : number.fromText(text)),
};
