import type { AbiParameter } from 'viem'

/** A value without parts that a call takes: its path with `[]` for every member of a list, and its type. */
export interface AbiLeaf {
  readonly path: string
  readonly type: string
}

const listOf = (type: string) => /^(.*)\[\d*\]$/.exec(type)?.[1]

/** All values without parts below a parameter. */
export function leavesOf(parameter: AbiParameter, path = parameter.name ?? ''): AbiLeaf[] {
  const inner = listOf(parameter.type)
  if (inner !== undefined) return leavesOf({ ...parameter, type: inner }, `${path}.[]`)
  if (parameter.type !== 'tuple' || !('components' in parameter)) {
    return [{ path, type: parameter.type }]
  }
  return parameter.components.flatMap((part) => leavesOf(part, `${path}.${part.name}`))
}

/** A descriptor's path among the leaves: without root, every index and slice as `[]`. */
export const toLeafPath = (path: string): string =>
  path.replace(/^#\./, '').replaceAll(/\[[^\]]*\]/g, '[]')
