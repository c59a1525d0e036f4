import { getEvmChain } from '@slipway/chains'
import { buildPosition } from '@slipway/devnet/venue/build-position'
import { positionManagerAbi } from '@slipway/devnet/venue/position-abi'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther, parseEventLogs } from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { exchangeOfRun } from './trade-token.ts'

/** A liquidity position of the local V3 exchange. */
export interface MintedPosition {
  /** Manager whose NFT it is. */
  readonly nftManager: Address
  readonly nftId: bigint
}

/** Puts a thousand tokens and a coin into a V3 pool, over its whole range; every chain of the stack has the local exchange. */
export async function mintPosition(
  account: PrivateKeyAccount,
  token: Address,
  shortname = 'local',
): Promise<MintedPosition> {
  const probe = createChainProbe(shortname)
  const nftManager = getEvmChain('local').venues.find(({ kind }) => kind === 'v3')?.nftManager
  if (!nftManager) throw new Error('The local chain lists no V3 exchange.')
  const tokenAmount = parseEther('1000')
  const approve = { address: token, abi: erc20Abi, functionName: 'approve' } as const
  const allowed = await probe.writeContract({
    account,
    ...approve,
    args: [nftManager, tokenAmount],
  })
  await probe.waitForTransactionReceipt({ hash: allowed })
  const { wrappedNative } = exchangeOfRun()
  const params = { token, wrappedNative, tokenAmount, nativeWei: parseEther('1') }
  const { to, data, valueWei } = buildPosition(
    { nftManager },
    { ...params, owner: account.address },
  )
  // A pool notes its price once a second, which an estimate within the second leaves out.
  const gas = 8_000_000n
  const hash = await probe.sendTransaction({ account, to, data, value: valueWei, gas })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [minted] = parseEventLogs({ abi: positionManagerAbi, eventName: 'Transfer', logs }).filter(
    ({ address }) => address.toLowerCase() === nftManager.toLowerCase(),
  )
  if (!minted) throw new Error(`The transaction ${hash} minted no position.`)
  return { nftManager, nftId: minted.args.tokenId }
}
