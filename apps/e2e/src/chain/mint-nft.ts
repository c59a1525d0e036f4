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
export async function mintNft(account: PrivateKeyAccount, shortname = 'local'): Promise<bigint> {
  const [nftId] = await mintNfts(account, 1, shortname)
  if (nftId === undefined) throw new Error('Nothing was minted.')
  return nftId
}

/** Mints some NFTs of the local collection at once. @returns their ids, one after the other */
export async function mintNfts(
  account: PrivateKeyAccount,
  count: number,
  shortname = 'local',
): Promise<readonly bigint[]> {
  const probe = createChainProbe(shortname)
  const hash = await probe.writeContract({
    account,
    address: localCollectionAddress,
    abi: localCollectionAbi,
    functionName: 'mint',
    args: [account.address, BigInt(count)],
  })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  return parseEventLogs({ abi: transferAbi, logs }).map(({ args }) => args.tokenId)
}
