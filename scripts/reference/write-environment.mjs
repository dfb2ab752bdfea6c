// Writes the environment reference as a page and as an example file.

const COMMENT_WIDTH = 110;

function wrap(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

function toSection({ name, text, form, fallback, unset }) {
  const last = fallback === undefined ? `Unset: ${unset}` : `Default: \`${fallback}\``;
  return [
    `## \`${name}\``,
    '',
    ...wrap(text, COMMENT_WIDTH),
    '',
    ...wrap(`Value: ${form}. ${last}`, COMMENT_WIDTH),
    '',
  ].join('\n');
}

/** Returns docs/operations/environment.md; `variables` are those of `listEnvVariables`. */
export const writeEnvironmentPage = (variables) => `# Environment reference

Written by \`npm run schema\`; do not edit it here. An empty value counts as unset.
How the variables work together: [configure.md](configure.md).

${variables.map(toSection).join('\n')}`;

function toExample({ name, text, form, fallback, unset }) {
  const parts = [text, `Value: ${form}.`, ...(unset === undefined ? [] : [`Unset: ${unset}.`])];
  const lines = parts.flatMap((part) => wrap(part, COMMENT_WIDTH)).map((line) => `# ${line}`);
  return `${lines.join('\n')}\n${name}=${fallback ?? ''}\n`;
}

/** Returns .env.example; `variables` are those of `listEnvVariables`. */
export const writeEnvironmentExample = (
  variables,
) => `# The environment of the site. \`npm start\` needs none of it.
# Written by \`npm run schema\`; do not edit it here.

${variables.map(toExample).join('\n')}`;
