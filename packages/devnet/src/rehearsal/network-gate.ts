import type { EvmChainDefinition } from '@slipway/chains'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { type Hash, type Hex, parseTransaction, toHex } from 'viem'
import type { NetworkRules } from './network-rules.ts'

/** JSON-RPC codes: what nodes give for a refused transaction and for a method that they do not have. */
const REFUSED = -32_000
const NO_METHOD = -32_601

/** What is answered in place of a result. */
export class GateRefusal extends Error {
  readonly rpcCode: number

  constructor(message: string, rpcCode = REFUSED) {
    super(message)
    this.name = 'GateRefusal'
    this.rpcCode = rpcCode
  }
}

/** A transaction that the network took. */
export interface SentTransaction {
  readonly hash: Hash
  readonly gasLimit: bigint
}

/** One network's rules between a client and a local node that knows none of them. */
export interface NetworkGate {
  /** @throws {GateRefusal} what the network would refuse */
  answer(method: string, params: readonly unknown[]): Promise<unknown>
  readonly sent: readonly SentTransaction[]
  /** Told after a transaction was mined and before the sender learns of it. */
  onSent: ((count: number) => void | Promise<void>) | undefined
  /** Whether the deployer's account is switched to the network's large blocks. */
  usesBigBlocks: boolean
}

export interface NetworkGateOptions {
  readonly chain: EvmChainDefinition
  readonly rules: NetworkRules
  readonly nodeUrl: string
}

/** Only a node of one's own has these: keys, and powers over the chain. The last is one that most public nodes lack. */
const ownMethods =
  /^(anvil|evm|hardhat|personal|ots|erigon|debug|trace)_|^eth_(sendTransaction|sign|fillTransaction)/
/** Which parameter of a method names a block. */
const blockParameter: Readonly<Record<string, number>> = {
  eth_getBlockByNumber: 0,
  eth_getCode: 1,
  eth_getBalance: 1,
  eth_getTransactionCount: 1,
  eth_call: 1,
  eth_estimateGas: 1,
}

export function createNetworkGate({ chain, rules, nodeUrl }: NetworkGateOptions): NetworkGate {
  const sent: SentTransaction[] = []
  const ask = (method: string, params: readonly unknown[]) =>
    callRpc<unknown>(nodeUrl, method, params, 60_000).catch((error: Error) => {
      throw new GateRefusal(error.message)
    })
  const gate: NetworkGate = {
    sent,
    onSent: undefined,
    usesBigBlocks: false,
    answer: async (method, params) => {
      if (ownMethods.test(method))
        throw new GateRefusal(`the method ${method} does not exist`, NO_METHOD)
      if (method === 'web3_clientVersion') return `${chain.shortname}-node/v1.0.0`
      if (method === 'eth_accounts') return []
      if (method === 'eth_usingBigBlocks' && rules.blockGasLimit !== undefined)
        return gate.usesBigBlocks
      if (method === 'eth_blockNumber')
        return toHex(BigInt((await ask(method, params)) as Hex) + rules.heightAbove)
      if (method !== 'eth_sendRawTransaction')
        return raise(await ask(method, lower(method, params, rules)), rules)
      const raw = params[0] as Hex
      const gasLimit = checkTransaction(raw, rules)
      const hash = (await ask(method, params)) as Hash
      sent.push({ hash, gasLimit })
      await gate.onSent?.(sent.length)
      return hash
    },
  }
  return gate
}

/** @returns its gas limit */
function checkTransaction(raw: Hex, rules: NetworkRules): bigint {
  const { type, gas = 0n } = parseTransaction(raw)
  if (type !== 'legacy' && !rules.takesFeeMarket)
    throw new GateRefusal('transaction type not supported')
  if (rules.transactionGasCap !== undefined && gas > BigInt(rules.transactionGasCap))
    throw new GateRefusal(`transaction gas limit too high (cap: ${rules.transactionGasCap})`)
  return gas
}

/** From the network's height to the number that the node counts. */
function lower(method: string, params: readonly unknown[], { heightAbove }: NetworkRules) {
  const at = blockParameter[method]
  const given = at === undefined ? undefined : params[at]
  if (
    heightAbove === 0n ||
    at === undefined ||
    typeof given !== 'string' ||
    !given.startsWith('0x')
  )
    return params
  const number = BigInt(given) - heightAbove
  // What a node without old states says.
  if (number < 0n) throw new GateRefusal('missing trie node')
  return params.with(at, toHex(number))
}

const numberFields = ['number', 'blockNumber'] as const

/** From the number that the node counts to the network's height. */
function raise(result: unknown, { heightAbove }: NetworkRules): unknown {
  if (heightAbove === 0n || result === null || typeof result !== 'object') return result
  const raised: Record<string, unknown> = { ...result }
  for (const field of numberFields) {
    const number = raised[field]
    if (typeof number === 'string') raised[field] = toHex(BigInt(number) + heightAbove)
  }
  return raised
}
