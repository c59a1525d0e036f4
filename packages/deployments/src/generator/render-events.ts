import type { GeneratedContract } from './contract-list.ts'
import { eventLists } from './event-lists.ts'
import type { GeneratedFiles } from './generated-files.ts'
import type { AbiItem, CompiledContract } from './read-forge-output.ts'

const FILE = 'packages/deployments/src/generated/events.ts'

/** An event as the chain knows it: by its signature, and by which of its values are topics. */
function shapeOf({ name, inputs = [] }: AbiItem): string {
  const values = inputs.map((input) =>
    'indexed' in input && input.indexed ? `${input.type} indexed` : input.type,
  )
  return `${name}(${values.join()})`
}

/** Each event of some contracts once, in the order of their ABIs. */
function collectEvents(abis: readonly (readonly AbiItem[])[]): readonly AbiItem[] {
  const byShape = new Map<string, AbiItem>()
  for (const item of abis.flat()) {
    if (item.type === 'event' && !byShape.has(shapeOf(item))) byShape.set(shapeOf(item), item)
  }
  return [...byShape.values()]
}

/** Events of each kind of contract, without functions and errors. */
export function renderEvents(
  contracts: readonly (readonly [GeneratedContract, CompiledContract])[],
): GeneratedFiles {
  const abis = new Map(contracts.map(([{ name }, { abi }]) => [name, abi]))
  const constants = eventLists.map(({ name, contracts: members }) => {
    const events = collectEvents(members.map((member) => abis.get(member) ?? []))
    return `export const ${name} = ${JSON.stringify(events, undefined, 2)} as const\n`
  })
  return new Map([[FILE, `// Written by "npm run generate".\n${constants.join('\n')}`]])
}
