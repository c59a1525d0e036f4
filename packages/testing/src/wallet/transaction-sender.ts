import {
  type Hex,
  hexToBigInt,
  hexToNumber,
  keccak256,
  numberToHex,
  type PrivateKeyAccount,
} from 'viem'
import { callJsonRpc } from './json-rpc.ts'
import type { SentTransaction, TransactionRequest, WalletChain } from './wallet-chain.ts'

type Fees =
  | { readonly type: 'legacy'; readonly gasPrice: bigint }
  | {
      readonly type: 'eip1559'
      readonly maxFeePerGas: bigint
      readonly maxPriorityFeePerGas: bigint
    }

type SignArguments = {
  readonly account: PrivateKeyAccount
  readonly chain: WalletChain
  readonly request: TransactionRequest
}

const bigintOf = (value: Hex | undefined): bigint | undefined =>
  value === undefined ? undefined : hexToBigInt(value)

async function rpcBigint(chain: WalletChain, method: string, params: readonly unknown[] = []) {
  return hexToBigInt((await callJsonRpc(chain.rpcUrl, method, params)) as Hex)
}

async function chooseFees(chain: WalletChain, request: TransactionRequest): Promise<Fees> {
  const block = (await callJsonRpc(chain.rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as {
    readonly baseFeePerGas?: Hex
  }
  if (request.gasPrice !== undefined || block.baseFeePerGas === undefined) {
    const gasPrice = bigintOf(request.gasPrice) ?? (await rpcBigint(chain, 'eth_gasPrice'))
    return { type: 'legacy', gasPrice }
  }
  const tip = bigintOf(request.maxPriorityFeePerGas) ?? 1_000_000_000n
  const ceiling = bigintOf(request.maxFeePerGas) ?? hexToBigInt(block.baseFeePerGas) * 2n + tip
  return { type: 'eip1559', maxFeePerGas: ceiling, maxPriorityFeePerGas: tip }
}

/** Doubles what the miner gets, more than the tenth that nodes demand of a replacement. */
function doubled(fees: Fees): Fees {
  if (fees.type === 'legacy') return { type: 'legacy', gasPrice: fees.gasPrice * 2n }
  return {
    type: 'eip1559',
    maxFeePerGas: fees.maxFeePerGas * 2n,
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas * 2n,
  }
}

/** Wallets leave room above the node's estimate, because the state may move before the transaction is mined. */
const gasHeadroomPercent = 150n

async function chooseGas(chain: WalletChain, request: TransactionRequest): Promise<bigint> {
  const given = bigintOf(request.gas)
  if (given !== undefined) return given
  const estimate = await rpcBigint(chain, 'eth_estimateGas', [request])
  return (estimate * gasHeadroomPercent) / 100n
}

async function sign({ account, chain, request }: SignArguments, nonce: number, fees: Fees) {
  const { to, data, authorizationList } = request
  const common = {
    chainId: chain.chainId,
    nonce,
    gas: await chooseGas(chain, request),
    ...(to && { to }),
    ...(data && { data }),
    value: bigintOf(request.value) ?? 0n,
  }
  if (!authorizationList) return account.signTransaction({ ...fees, ...common })
  if (fees.type === 'legacy') throw new RangeError('A chain without EIP-1559 has no EIP-7702.')
  return account.signTransaction({ ...fees, ...common, type: 'eip7702', authorizationList })
}

/**
 * Hands a signed transaction to the wallet's node.
 * @throws WalletError with the node's own refusal
 */
export async function broadcastTransaction(chain: WalletChain, raw: Hex): Promise<void> {
  await callJsonRpc(chain.rpcUrl, 'eth_sendRawTransaction', [raw])
}

/**
 * Signs a transaction and hands it to the wallet's node.
 * @param broadcast false keeps the signed transaction back: the page gets a hash that no node knows
 * @throws WalletError with the node's own refusal, such as too little money for value and gas
 */
export async function sendTransaction(
  args: SignArguments & { readonly broadcast: boolean },
): Promise<SentTransaction> {
  const { account, chain, request, broadcast } = args
  const nonce = request.nonce
    ? hexToNumber(request.nonce)
    : Number(await rpcBigint(chain, 'eth_getTransactionCount', [account.address, 'pending']))
  const raw = await sign(args, nonce, await chooseFees(chain, request))
  if (broadcast) await broadcastTransaction(chain, raw)
  return { hash: keccak256(raw), chainId: chain.chainId, nonce, request, raw }
}

/**
 * Replaces a waiting transaction by one with the same nonce and twice the fee.
 * @param kind `speed-up` repeats it, `cancel` sends nothing to the sender instead
 * @throws WalletError when the node refuses, for example because the old one is mined already
 */
export async function replaceTransaction(
  account: PrivateKeyAccount,
  chain: WalletChain,
  sent: SentTransaction,
  kind: 'speed-up' | 'cancel',
): Promise<SentTransaction> {
  const request: TransactionRequest =
    kind === 'speed-up'
      ? sent.request
      : { from: account.address, to: account.address, value: '0x0', gas: numberToHex(21_000) }
  const fees = doubled(await chooseFees(chain, sent.request))
  const raw = await sign({ account, chain, request }, sent.nonce, fees)
  await broadcastTransaction(chain, raw)
  return { hash: keccak256(raw), chainId: chain.chainId, nonce: sent.nonce, request, raw }
}
