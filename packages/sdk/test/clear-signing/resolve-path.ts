/** What a path leads to: the value, and the indexes at which it turned off lists. */
export interface Resolved {
  readonly value: unknown
  readonly indexes: readonly number[]
}

type Found = readonly Resolved[]

/** `[]` is every member of a list, `[-1]` the last one. */
function pick(list: readonly unknown[], selector: string): readonly number[] {
  if (selector === '') return list.map((_, at) => at)
  const at = Number(selector)
  return [at < 0 ? list.length + at : at]
}

function step({ value, indexes }: Resolved, part: string): Found {
  const selector = /^\[(.*)\]$/.exec(part)?.[1]
  if (selector === undefined) {
    return [{ value: (value as Readonly<Record<string, unknown>>)[part], indexes }]
  }
  const list = value as readonly unknown[]
  return pick(list, selector).map((at) => ({ value: list[at], indexes: [...indexes, at] }))
}

/** Everything that a path of ERC-7730 (`#.`) leads to in the arguments of a call. */
export function resolvePath(path: string, root: unknown): Found {
  return path
    .replace(/^#\./, '')
    .split('.')
    .reduce<Found>(
      (found, part) => found.flatMap((one) => step(one, part)),
      [{ value: root, indexes: [] }],
    )
}
