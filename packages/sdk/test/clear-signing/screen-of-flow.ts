import { formatUnits } from 'viem'
import type { FlowContext, FlowDefinition } from '../../src/flow/types.ts'
import { addressOf } from '../typed-locks.ts'
import { readDescriptors } from './read-descriptors.ts'
import { renderCall } from './render-call.ts'

/** Who signs. */
export const account = addressOf('a1')
export const owner = addressOf('a2')
export const token = addressOf('0112')
export const contract = addressOf('c0')
const context: FlowContext = { chainId: 31_337, account, results: {} }
export const permit = {
  token,
  value: 7_000n,
  deadline: 1_900_000_000n,
  signature: '0x1234',
} as const
export const ended = '2030-03-17T17:46:40.000Z'
const descriptors = readDescriptors()

/** Every token of these tests has six decimals and its own address as symbol. */
const tokenOf = (address: string) => ({ symbol: address, decimals: 6 })
export const amountOf = (units: bigint, of: string) => `${formatUnits(units, 6)} ${of}`

type Screen = readonly (readonly [string, string])[]

/** The screen of a transaction, as lines of label and text. */
export function screenOf(name: string, transaction: Parameters<typeof renderCall>[1]): Screen {
  const descriptor = descriptors.get(`calldata-${name}`)
  const call = descriptor && renderCall(descriptor, transaction, tokenOf)
  if (!call) throw new Error(`${name} does not know this call`)
  return [['', call.intent], ...call.lines.map(({ label, text }) => [label, text] as const)]
}

/** The transaction of a flow's step; of the last one, unless told. */
export function transactionOf<Input>(flow: FlowDefinition<Input>, input: Input, at = -1) {
  const step = flow.steps(input).at(at)
  if (!step) throw new Error('no step')
  return step.build(input, context)
}

/** The texts of the lines of one label. */
export const lineOf = (screen: Screen, label: string) =>
  screen.filter(([one]) => one === label).map(([, text]) => text)
