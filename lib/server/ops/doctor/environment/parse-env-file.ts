// Parses environment files like systemd, unlike shells and dotenv: a "#" within a value belongs to it (systemd.exec(5)).
import 'server-only';

const LINE = /^\s*([A-Za-z_][A-Za-z0-9_]*)=(.*)$/s;

// One pass over quoted and unquoted parts; a backslash escapes the next character.
function toValue(text: string): string {
  const part = /'([^']*)'|"((?:\\.|[^"\\])*)"|((?:\\.|[^'"\\])+)|(.)/gs;
  return [...text.trim().matchAll(part)]
    .map(([, single, double, plain, rest]) => {
      if (single !== undefined) return single;
      if (double !== undefined) return double.replaceAll(/\\(["\\$`])/g, '$1');
      return plain?.replaceAll(/\\(.)/gs, '$1') ?? rest ?? '';
    })
    .join('');
}

/** Returns a file's variables; ignores comments and invalid lines. */
export function parseEnvFile(text: string): Record<string, string> {
  const lines = text.replaceAll(/\\\r?\n/g, '').split(/\r?\n/);
  const pairs = lines.flatMap((line): [string, string][] => {
    const [, name, value = ''] = LINE.exec(line) ?? [];
    return name === undefined ? [] : [[name, toValue(value)]];
  });
  return Object.fromEntries(pairs);
}
