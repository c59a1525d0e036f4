import { getEvmChain } from '@slipway/chains'
import {
  localCollectionAbi,
  localCollectionAddress,
} from '@slipway/devnet/venue/collection/local-collection'
import { m } from '@slipway/messages'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { erc721Abi, type PrivateKeyAccount } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { mintNft, mintNfts } from '../chain/mint-nft.ts'
import { MultisendPage } from '../pages/multisend-page.ts'
import { look } from '../screens/look.ts'
import { openAirdrop } from './open-claims.ts'
import { peopleOf } from './people-of.ts'

const form = '/airdrop/create?kind=multisend'
const probe = createChainProbe('local')
const { multisend } = getAirdropContracts(getEvmChain('local'))
const collection = { address: localCollectionAddress, abi: localCollectionAbi } as const
/** Of somebody else, in the middle of the list. */
const FOREIGN_PLACE = 2

let sender: PrivateKeyAccount
let neighbour: PrivateKeyAccount

beforeAll(async () => {
  const [one, two] = await createFreshAccounts(2)
  if (!one || !two) throw new Error('There are no accounts.')
  sender = one
  neighbour = two
})

const ownerOf = (nftId: bigint) =>
  probe.readContract({ ...collection, functionName: 'ownerOf', args: [nftId] })
const isOperator = () =>
  probe.readContract({
    address: localCollectionAddress,
    abi: erc721Abi,
    functionName: 'isApprovedForAll',
    args: [sender.address, multisend],
  })

test('NFTs in several batches: one that is not the sender’s is named by its line, and the right to move them ends with the last batch', async () => {
  const own = await mintNfts(sender, 300)
  const foreign = await mintNft(neighbour)
  const people = peopleOf(sender, own.length)
  const lines = own.map((nftId, at) => `${people[at]},${at === FOREIGN_PLACE ? foreign : nftId}`)
  const visitor = await openAirdrop(sender, form)
  const { wallet } = visitor
  const first = new MultisendPage(visitor.page)
  await first.choose('nft')
  await first.page
    .getByRole('textbox', { name: m.multisend_collection() })
    .fill(localCollectionAddress)
  // One NFT cannot go to two people.
  await first.list.fill(`${people[0]},${own[0]}\n${people[1]},${own[0]}\nmoon,1.5`)
  await first.page.getByText(/^Line 2: /).waitFor()
  await first.page
    .getByText(/^Line 3: /)
    .first()
    .waitFor()
  await first.list.fill('')
  await first.takeFile(['address,nft', ...lines])
  await first.page
    .getByText(m.multisend_list_read({ count: 300, total: m.multisend_list_nfts({ count: 300 }) }))
    .waitFor()
  await first.plan()
  const refused = first.page.getByRole('alert').filter({ hasText: `Line ${FOREIGN_PLACE + 2}` })
  await refused.waitFor()
  expect(await first.button(m.multisend_start()).isDisabled()).toBe(true)
  await look(first, 'multisend-nfts-refused', 'en-US', ['light'])
  await refused.getByRole('button', { name: m.multisend_leave_out() }).click()
  await first.page.getByText(m.multisend_left_out({ count: 1 })).waitFor()
  const [, all = '0'] =
    /of (\d+) batches sent/.exec(
      (await first.page
        .getByText(/^0 of \d+ batches sent/)
        .first()
        .textContent()) ?? '',
    ) ?? []
  expect(Number(all)).toBeGreaterThan(1)
  const text = await first.reviewNext()
  expect(text).toContain('299 NFTs')
  await first.review.confirm()
  await first.page.getByText(m.multisend_done_partly(), { exact: true }).waitFor()
  await look(first, 'multisend-nfts-done', 'en-US', ['light'])

  // The right is given once, a transaction for each batch, and taken back.
  expect(wallet.sent).toHaveLength(Number(all) + 2)
  expect(await isOperator()).toBe(false)
  const owners = await Promise.all(own.map(ownerOf))
  const expected = people.map((person, at) => (at === FOREIGN_PLACE ? sender.address : person))
  expect(owners.map((owner) => owner.toLowerCase())).toEqual(
    expected.map((owner) => owner.toLowerCase()),
  )
  expect(await ownerOf(foreign)).toBe(neighbour.address)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})
