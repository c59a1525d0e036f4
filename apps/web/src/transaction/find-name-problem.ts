import type { FoundName } from '../names/look-up-name.ts'
import { listTypedNames } from '../names/typed-names.ts'
import type { FlowProblem } from './flow-problem.ts'

async function lookUpAgain(name: string): Promise<FoundName> {
  try {
    const { lookUpName } = await import('../names/look-up-name.ts')
    return await lookUpName(name)
  } catch {
    return { state: 'unread', name }
  }
}

/**
 * Looks every name behind a transaction up once more; the first that points elsewhere by now, or that cannot be looked up.
 * @param signer no name of theirs is looked up: what goes to whoever signs goes to nobody else
 */
export async function findNameProblem(
  input: unknown,
  signer?: string,
): Promise<FlowProblem | undefined> {
  const named = listTypedNames(input).filter(
    ({ address }) => address.toLowerCase() !== signer?.toLowerCase(),
  )
  for (const { name, address } of named) {
    const found = await lookUpAgain(name)
    if (found.state === 'unread') return { code: 'name_unread', name }
    const now = found.state === 'found' ? found.address : undefined
    if (now !== address) return { code: 'name_moved', name, before: address, ...(now && { now }) }
  }
  return undefined
}
