// What makes a registry unusable: file, path, expected, actual.
import 'server-only';

export type RegistryFault = {
  readonly file: string;
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
};

/** What a fault expects where MERCHANTS is a path that cannot be read. */
export const READABLE_PATH = 'a folder of JSON files or a JSON file';

/** Returns faults as text, one per line. */
export function toFaultText(faults: readonly RegistryFault[]): string {
  return faults
    .map(
      (fault) => `  ${fault.file} ${fault.path || '(whole file)'}: ${fault.expected}; found ${fault.actual}`,
    )
    .join('\n');
}
