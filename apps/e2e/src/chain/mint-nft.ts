import {
  localCollectionAbi,
  localCollectionAddress,
} from '@slipway/devnet/venue/collection/local-collection'
import { type PrivateKeyAccount, parseAbi, parseEventLogs } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

const transferAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
])

/** Mints an NFT of the local collection, which keeps no list of what somebody has. @returns its id */
export async function mintNft(account: PrivateKeyAccount): Promise<bigint> {
  const probe = createChainProbe('local')
  const hash = await probe.writeContract({
    account,
    address: localCollectionAddress,
    abi: localCollectionAbi,
    functionName: 'mint',
    args: [account.address, 1n],
  })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [minted] = parseEventLogs({ abi: transferAbi, logs })
  if (!minted) throw new Error(`The transaction ${hash} minted nothing.`)
  return minted.args.tokenId
}
