import type { FlowProblem } from '../transaction/flow-problem.ts'
import { listTypedNames } from './typed-names.ts'

/** Looks every name behind a transaction up once more; the first that points elsewhere by now, or that cannot be looked up. */
export async function findNameProblem(input: unknown): Promise<FlowProblem | undefined> {
  const named = listTypedNames(input)
  if (named.length === 0) return undefined
  const { lookUpName } = await import('./look-up-name.ts')
  for (const { name, address } of named) {
    const found = await lookUpName(name)
    if (found.state === 'unread') return { code: 'name_unread', name }
    const now = found.state === 'found' ? found.address : undefined
    if (now !== address) return { code: 'name_moved', name, before: address, ...(now && { now }) }
  }
  return undefined
}
