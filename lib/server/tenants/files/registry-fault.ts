// What makes a registry unusable: file, path, expected, actual.
import 'server-only';

export type RegistryFault = {
  readonly file: string;
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
};

/** Returns faults as text, one per line. */
export function toFaultText(faults: readonly RegistryFault[]): string {
  return faults
    .map(
      (fault) => `  ${fault.file} ${fault.path || '(whole file)'}: ${fault.expected}; found ${fault.actual}`,
    )
    .join('\n');
}
