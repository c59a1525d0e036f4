import {
  type Address,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  hexToNumber,
  multicall3Abi,
  numberToHex,
  type PrivateKeyAccount,
} from 'viem'
import { callJsonRpc } from './json-rpc.ts'
import type { TransactionRequest, WalletChain } from './wallet-chain.ts'

/** On every chain at this address; as the code of an account it makes calls for whoever holds the account's key. */
const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const gas = 12_000_000

const payableAbi = [
  ...multicall3Abi,
  {
    type: 'function',
    name: 'aggregate3Value',
    stateMutability: 'payable',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'allowFailure', type: 'bool' },
          { name: 'value', type: 'uint256' },
          { name: 'callData', type: 'bytes' },
        ],
      },
    ],
    outputs: [],
  },
] as const

/** One call of a bundle. */
export type BundleCall = { readonly to?: Hex; readonly data?: Hex; readonly value?: Hex }

/**
 * All calls of a bundle as one transaction of the account to itself, which lends itself the code of Multicall3
 * (EIP-7702): either every call succeeds or none happened. For tests: an account that anybody's calls may pass through
 * is no account to keep money in.
 */
export async function buildAtomicBundle(
  account: PrivateKeyAccount,
  { chainId, rpcUrl }: WalletChain,
  calls: readonly BundleCall[],
): Promise<TransactionRequest> {
  const from = account.address
  const nonce = (await callJsonRpc(rpcUrl, 'eth_getTransactionCount', [from, 'pending'])) as Hex
  // The sender's own nonce is used up first when they authorise themselves.
  const authorization = await account.signAuthorization({
    address: multicall3,
    chainId,
    nonce: hexToNumber(nonce) + 1,
  })
  const values = calls.map(({ value }) => (value ? hexToBigInt(value) : 0n))
  return {
    from,
    to: from,
    nonce,
    gas: numberToHex(gas),
    value: numberToHex(values.reduce((sum, value) => sum + value, 0n)),
    data: encodeFunctionData({
      abi: payableAbi,
      functionName: 'aggregate3Value',
      args: [
        calls.map(({ to = from, data = '0x' }, index) => ({
          target: to,
          allowFailure: false,
          value: values[index] ?? 0n,
          callData: data,
        })),
      ],
    }),
    authorizationList: [authorization],
  }
}
