/** Makes a collection that everybody can mint from now on: `node create-collection.ts Gulls GULL 100 ipfs://…/`. */
import { createNftFlow } from '@slipway/sdk/nft/create/create-nft-flow'
import { emptyNftDraftInput } from '@slipway/sdk/nft/create/empty-nft-draft-input'
import { getNftFee } from '@slipway/sdk/nft/create/prepare-nft'
import { readNftDraft } from '@slipway/sdk/nft/create/read-nft-draft'
import { findNftContracts } from '@slipway/sdk/nft/evm/get-nft-contracts'
import { zeroHash } from 'viem'
import { account, chain, client, succeed } from './connect.ts'
import { draftOf, print } from './typed.ts'

const [, , name = '', symbol = '', total = '', uri = ''] = process.argv
const contracts = findNftContracts(chain)
if (!contracts) throw new Error('No collections are made on this network.')
const now = Number((await client.getBlock()).timestamp)
const times = { publicStart: String(now), endTime: String(now + 30 * 86_400) }
const typed = { ...emptyNftDraftInput(), name, symbol, total, firstMint: '0', uri, ...times }
const draft = draftOf(readNftDraft({ ...typed, mintFee: '0.01', receiver: account }, { now }))

const { feeWei } = await getNftFee(client, contracts, account)
const { nftSaleFactory } = contracts
// No picture is hidden, so that none is committed to.
const input = { nftSaleFactory, draft, provenanceHash: zeroHash, ipfsKey: '', feeWei }
const { sale } = await succeed(createNftFlow, input)
print({ sale, mintFeeWei: draft.mintFee })
