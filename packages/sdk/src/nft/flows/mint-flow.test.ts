import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  type Log,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { FlowReceipt } from '../../flow/types.ts'
import { collectionAbi } from '../evm/collection-abi.ts'
import { buildMint, type MintInput, mintNftFlow } from './mint-flow.ts'

const sale = `0x${'4'.repeat(40)}` as Address
const account = `0x${'1'.repeat(40)}` as Address
const friend = `0x${'2'.repeat(40)}` as Address
const hash = `0x${'0'.repeat(64)}` as Hex
const input: MintInput = {
  sale,
  quantity: 2,
  paymentToken: zeroAddress,
  value: 100n,
  inviter: zeroAddress,
  approvals: [],
}

const transfer = (nftId: bigint, to = account, address = sale): Log => ({
  address,
  topics: encodeEventTopics({
    abi: collectionAbi,
    eventName: 'Transfer',
    args: { from: zeroAddress, to, nftId },
  }) as [Hex],
  data: '0x',
  blockHash: hash,
  blockNumber: 1n,
  blockTimestamp: 1n,
  logIndex: 0,
  transactionHash: hash,
  transactionIndex: 0,
  removed: false,
})

function prove(logs: readonly Log[]) {
  const [step] = mintNftFlow.steps(input)
  const receipt: FlowReceipt = {
    transactionHash: hash,
    blockHash: hash,
    blockNumber: 1n,
    succeeded: true,
    logs,
  }
  return step?.verify(input, receipt, { chainId: 31_337, account, results: {} })
}

describe('a public purchase', () => {
  test('is proven by as many NFTs as were paid, given to the wallet out of nothing', () => {
    expect(prove([transfer(7n), transfer(8n)])).toEqual({ firstId: 7n, quantity: 2, price: 100n })
  })

  test('is not proven by fewer, by another wallet’s, nor by another collection’s', () => {
    expect(() => prove([transfer(7n)])).toThrow()
    expect(() => prove([transfer(7n), transfer(8n, friend)])).toThrow()
    expect(() => prove([transfer(7n), transfer(8n, account, friend)])).toThrow()
  })

  test('sends the price along in native currency, and nothing where a token is paid', () => {
    expect(buildMint(input, account).valueWei).toBe(100n)
    expect(buildMint({ ...input, paymentToken: friend }, account).valueWei).toBe(0n)
  })

  test('names an inviter, or the list’s proof, only where there is one', () => {
    const plain = buildMint(input, account).data
    const invited = buildMint({ ...input, inviter: friend }, account).data
    const listed = buildMint({ ...input, listed: { allowance: 2, proof: [hash] } }, account).data
    expect(new Set([plain, invited, listed].map((data) => data.slice(0, 10))).size).toBe(3)
    expect(invited).toContain(encodeAbiParameters([{ type: 'address' }], [friend]).slice(2))
  })
})
