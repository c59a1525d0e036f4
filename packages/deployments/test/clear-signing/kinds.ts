import { type AbiFunction, parseAbiItem } from 'viem'
import { buildDescriptor } from '../../src/clear-signing/build-descriptor.ts'
import { describedContracts } from '../../src/clear-signing/described-contracts.ts'
import { recordedDeployments } from '../../src/generated/deployments.ts'
import { leavesOf } from './abi-leaves.ts'

const parse = (key: string) => parseAbiItem(`function ${key}`) as AbiFunction

/** Every kind of contract with its descriptor, and the calls of it as the descriptor's own keys say. */
export const kinds = describedContracts.map((contract) => {
  const descriptor = buildDescriptor(contract, recordedDeployments)
  const formats = Object.entries(descriptor.display.formats).map(([key, format]) => {
    const item = parse(key)
    return { key, item, ...format, leaves: item.inputs.flatMap((one) => leavesOf(one)) }
  })
  return { contract, descriptor, formats }
})
