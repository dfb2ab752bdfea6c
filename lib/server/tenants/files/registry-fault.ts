// What keeps a registry from being used, told by file, path, what was expected and what was found.
import 'server-only';

/** One fault: where it is, what was expected, what was found. */
export type RegistryFault = {
  readonly file: string;
  readonly path: string;
  readonly expected: string;
  readonly found: string;
};

/** Faults as text, one a line: file, path, expected, found. */
export function toFaultText(faults: readonly RegistryFault[]): string {
  return faults
    .map(
      (fault) => `  ${fault.file} ${fault.path || '(whole file)'}: ${fault.expected}; found ${fault.found}`,
    )
    .join('\n');
}
