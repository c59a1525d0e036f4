import { nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { decodeFunctionData, type Log, type TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'
import { eventLog } from '../../../test/event-log.ts'
import { addressOf } from '../../../test/typed-locks.ts'
import { EventMissing } from '../../evm/event-missing.ts'
import type { FlowContext } from '../../flow/types.ts'
import { type CreateNftInput, createNftFlow } from './create-nft-flow.ts'
import type { NftDraft } from './nft-draft-schema.ts'

const nftSaleFactory = addressOf('fa')
const account = addressOf('a1')
const sale = addressOf('5a')
const context: FlowContext = { chainId: 1, account, results: {} }
const draft: NftDraft = {
  name: 'Tidal',
  symbol: 'TIDE',
  uri: 'ipfs://hidden',
  mintMethod: 'public',
  urlMode: 'each',
  isHidden: true,
  total: 20n,
  firstMint: 2n,
  ownerShare: 5n,
  receiver: addressOf('a3'),
  paymentToken: addressOf('70'),
  mintFee: 11n,
  listFee: 7n,
  cap: 3n,
  listStart: 100n,
  publicStart: 500n,
  endTime: 900n,
  royaltyBps: 250n,
  royaltyReceiver: addressOf('a2'),
}
const input: CreateNftInput = {
  nftSaleFactory,
  draft,
  provenanceHash: `0x${'0'.repeat(63)}9`,
  ipfsKey: 'bafy',
  feeWei: 13n,
}
const strings = ['Tidal', 'TIDE', 'ipfs://hidden', 'bafy']
const addresses = [addressOf('70'), addressOf('a2'), addressOf('a3')]
const numbers = [2n, 2n, 20n, 2n, 5n, 11n, 7n, 3n, 100n, 500n, 900n, 250n, 0n, 9n]
const [step] = createNftFlow.steps(input)

test('the call says what the draft says, in the order of the factory', () => {
  if (!step) throw new Error('no step')
  const { to, data, valueWei } = step.build(input, context)
  expect({ to, valueWei, ...decodeFunctionData({ abi: nftSaleFactoryAbi, data }) }).toEqual({
    to: nftSaleFactory,
    valueWei: 13n,
    functionName: 'deploy',
    args: [1n, strings, addresses, numbers],
  })
})

const deployed = {
  owner: account,
  sale,
  templateId: 1n,
  id: 4n,
  stringParams: strings,
  addressParams: addresses,
  numberParams: numbers,
  platformBps: 0n,
  feeWei: 13n,
}

function prove(change: Readonly<Record<string, unknown>>, emitter = nftSaleFactory) {
  const log: Log = eventLog(
    nftSaleFactoryAbi,
    'NftSaleDeployed',
    { ...deployed, ...change },
    emitter,
  )
  const receipt = { logs: [log], succeeded: true } as unknown as TransactionReceipt
  return step?.verify(input, receipt as never, context)
}

test('the collection is proven by the factory’s own event, whose starts may have become now', () => {
  const proven = { sale, id: 4n, feeWei: 13n }
  expect(prove({})).toEqual(proven)
  expect(prove({ numberParams: numbers.with(8, 120n).with(9, 520n) })).toEqual(proven)
})

test.each([
  ['another maker', { owner: addressOf('b2') }],
  ['another template', { templateId: 2n }],
  ['another name', { stringParams: ['Other', ...strings.slice(1)] }],
  ['another payment token', { addressParams: addresses.with(0, addressOf('b2')) }],
  ['another price', { numberParams: numbers.with(5, 12n) }],
  ['another end', { numberParams: numbers.with(10, 901n) }],
  ['another commitment', { numberParams: numbers.with(13, 8n) }],
])('an event of %s proves nothing', (_name, change) => {
  expect(() => prove(change)).toThrow(EventMissing)
})

test('an event of another contract proves nothing', () => {
  expect(() => prove({}, addressOf('ff'))).toThrow(EventMissing)
})
