import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { type DecodedFailure, decodeRevertData } from '@slipway/sdk/evm/decode-contract-error'
import type { UnsignedTransaction } from '@slipway/sdk/flow/types'
import { type Abi, type Address, type Hex, numberToHex } from 'viem'

interface SimulatedCall {
  readonly status: Hex
  readonly gasUsed: Hex
  readonly returnData?: Hex
  readonly error?: { readonly data?: Hex }
}

/** Several transactions, one after the other on the newest block: their gas, or the first refusal. */
export type Together =
  | { ok: true; gas: bigint }
  | { ok: false; failure: DecodedFailure }
  | { ok: 'unsupported' }

/** Nodes answer differently to a method that they do not know; nothing else is asked here. */
type SimulateRequest = (args: { method: 'eth_simulateV1'; params: unknown }) => Promise<unknown>

/**
 * Rehearses transactions that build on each other, such as an allowance and what needs it (`eth_simulateV1`).
 * @returns `unsupported` where the node has no such method; then each is rehearsed when its turn comes.
 */
export async function simulateTogether(
  client: ReadClient,
  account: Address,
  transactions: readonly UnsignedTransaction[],
  errors: Abi,
): Promise<Together> {
  const calls = transactions.map(({ to, data, valueWei }) => ({
    from: account,
    to,
    data,
    value: numberToHex(valueWei),
  }))
  const request = client.request as unknown as SimulateRequest
  let blocks: readonly { readonly calls: readonly SimulatedCall[] }[]
  try {
    const params = [{ blockStateCalls: [{ calls }] }, 'latest']
    blocks = (await request({ method: 'eth_simulateV1', params })) as typeof blocks
  } catch {
    return { ok: 'unsupported' }
  }
  const results = blocks[0]?.calls ?? []
  const refused = results.find(({ status }) => status !== '0x1')
  if (refused) {
    const data = refused.error?.data ?? refused.returnData ?? '0x'
    return { ok: false, failure: decodeRevertData(data, errors) }
  }
  if (results.length !== calls.length) return { ok: 'unsupported' }
  return { ok: true, gas: results.reduce((sum, { gasUsed }) => sum + BigInt(gasUsed), 0n) }
}
