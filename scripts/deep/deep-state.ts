/** How many changed versions of a file the tests noticed, and how many they did not. */
export type Count = {
  readonly killed: number
  readonly survived: number
  /** Those of the survivors that are answered: nothing that a test could see becomes another. */
  readonly answered?: number
}

/** What is known about a folder: its last whole measurement, and the one that was begun. */
export type FolderState = {
  readonly score?: number
  readonly killed?: number
  readonly survived?: number
  readonly answered?: number
  /** Hash of the sources that were measured. */
  readonly sources?: string
  /** When the last measurement or attempt ended, in milliseconds. */
  readonly measuredAt?: number
  /** Why the last attempt gave no result. */
  readonly problem?: string
  /** Files of a measurement that ran out of time; it goes on with the others. */
  readonly begun?: { readonly sources: string; readonly files: Readonly<Record<string, Count>> }
}

export type DeepState = Readonly<Record<string, FolderState>>

/** A share in percent, with one digit; a folder in which nothing can be changed has nothing to miss. */
export function calculateScore({ killed, survived }: Count): number {
  const all = killed + survived
  return all === 0 ? 100 : Math.round((1_000 * killed) / all) / 10
}

function addCounts(counts: readonly Count[]): Count {
  return {
    killed: counts.reduce((sum, { killed }) => sum + killed, 0),
    survived: counts.reduce((sum, { survived }) => sum + survived, 0),
    answered: counts.reduce((sum, { answered = 0 }) => sum + answered, 0),
  }
}

/** What was begun comes first, then what was never measured, then what was measured longest ago. */
export function orderFolders(folders: readonly string[], state: DeepState): string[] {
  const rank = (folder: string) => (state[folder]?.begun ? -1 : (state[folder]?.measuredAt ?? 0))
  return [...folders].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
}

/** Files of a folder that its measurement lacks; all of them once a source has changed. */
export function openFiles(
  files: readonly string[],
  sources: string,
  { begun }: FolderState = {},
): string[] {
  const done = begun?.sources === sources ? begun.files : {}
  return files.filter((file) => !Object.hasOwn(done, file))
}

/** The folder after some of its files were measured: whole once none is open. */
export function addFiles(
  files: readonly string[],
  sources: string,
  before: FolderState = {},
  counts: Readonly<Record<string, Count>>,
  now: number,
): FolderState {
  const { begun, ...last } = before
  const measured = { ...(begun?.sources === sources ? begun.files : {}), ...counts }
  const after = { ...last, begun: { sources, files: measured } }
  if (openFiles(files, sources, after).length > 0) return after
  const sum = addCounts(files.map((file) => measured[file] ?? { killed: 0, survived: 0 }))
  return { score: calculateScore(sum), ...sum, sources, measuredAt: now }
}
