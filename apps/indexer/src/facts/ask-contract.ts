import {
  type Abi,
  type BaseError,
  createClient,
  decodeFunctionResult,
  encodeFunctionData,
  fallback,
  type Hex,
  HttpRequestError,
  http,
  TimeoutError,
} from 'viem'
import { call } from 'viem/actions'
import type { IndexedChain } from '../chain/indexed-chain.ts'

const TIMEOUT_MS = 3_000
/** Enough for any getter; what needs more, or answers with a book, answers nothing. */
const GAS = 1_000_000n

/** One question to one contract. */
export interface Question {
  address: Hex
  abi: Abi
  functionName: string
  args?: readonly unknown[]
}

/** Asks contracts of one network as they are now. */
export type AskContract = (question: Question) => Promise<unknown>

function isAway(error: unknown): boolean {
  const walk = (error as Partial<BaseError>).walk?.bind(error)
  return Boolean(
    walk?.((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError),
  )
}

/**
 * Makes the asker of a network. It resolves with null where a contract refuses, is none, or answers nonsense.
 *
 * @throws {HttpRequestError | TimeoutError} (from the asker) when no node answers
 */
export function makeAskContract({ rpcUrls }: Pick<IndexedChain, 'rpcUrls'>): AskContract {
  const transports = rpcUrls.map((url) => http(url, { timeout: TIMEOUT_MS, retryCount: 0 }))
  const client = createClient({ transport: fallback(transports) })
  return async ({ address, abi, functionName, args }) => {
    try {
      const { data } = await call(client, {
        to: address,
        data: encodeFunctionData({ abi, functionName, args }),
        gas: GAS,
      })
      return data ? decodeFunctionResult({ abi, functionName, data }) : null
    } catch (error) {
      if (isAway(error)) throw error
      return null
    }
  }
}
