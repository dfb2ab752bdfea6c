// What makes a registry unusable: file, path, expected, found.
import 'server-only';

export type RegistryFault = {
  readonly file: string;
  readonly path: string;
  readonly expected: string;
  readonly found: string;
};

/** Returns faults as text, one per line. */
export function toFaultText(faults: readonly RegistryFault[]): string {
  return faults
    .map(
      (fault) => `  ${fault.file} ${fault.path || '(whole file)'}: ${fault.expected}; found ${fault.found}`,
    )
    .join('\n');
}
