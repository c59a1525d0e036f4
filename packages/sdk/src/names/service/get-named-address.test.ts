import { getEvmChain } from '@slipway/chains'
import {
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readActions } from '../../evm/read-actions.ts'
import { toViemChain } from '../../evm/to-viem-chain.ts'
import { getNamedAddress } from './get-named-address.ts'
import type { NameSource } from './name-source.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const eth = getEvmChain('eth')
const service = { universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe' } as const

/** A node whose every call answers or fails so. */
function sourceOf(answer: { readonly result?: Hex; readonly revert?: Hex }): NameSource {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_getCode') return '0x'
    if (answer.result) return answer.result
    throw Object.assign(new Error('execution reverted'), { code: 3, data: answer.revert })
  }
  const client = createClient({
    chain: toViemChain(eth),
    transport: custom({ request }, { retryCount: 0 }),
    ccipRead: false,
  }).extend(readActions)
  return { client: client as unknown as ReadClient, service, chainId: 1 }
}

const codeOf = (source: NameSource, name = 'alice.eth') =>
  getNamedAddress(source, name).then(
    ({ address }) => address,
    (error: { code?: string }) => error.code ?? 'other',
  )

const answerWith = (account: Address) =>
  encodeAbiParameters(parseAbiParameters('bytes, address'), [
    encodeAbiParameters(parseAbiParameters('address'), [account]),
    alice,
  ])

describe('what a name service answers', () => {
  test('an address, and the zero address for none', async () => {
    expect(await codeOf(sourceOf({ result: answerWith(alice) }))).toBe(alice)
    const zero = `0x${'0'.repeat(40)}` as const
    expect(await codeOf(sourceOf({ result: answerWith(zero) }))).toBe('Name_NotFound')
  })

  test('a name whose answer is on a server is refused, and nobody is asked there', async () => {
    const revert = encodeErrorResult({
      abi: parseAbi([
        'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
      ]),
      args: [alice, ['https://elsewhere.example/{sender}'], '0x', '0x12345678', '0x'],
    })
    expect(await codeOf(sourceOf({ revert }))).toBe('Name_Offchain')
  })

  test('a node that fails says nothing of the name', async () => {
    expect(await codeOf(sourceOf({ revert: '0x' }))).toBe('other')
  })

  test('a service that knows some names alone is not asked for others', async () => {
    const source = sourceOf({ result: answerWith(alice) })
    const limited = { ...source, service: { ...service, suffixes: ['.linea.eth'] } }
    expect(await codeOf(limited)).toBe('Name_OtherService')
    expect(await codeOf(limited, 'alice.linea.eth')).toBe(alice)
  })
})
