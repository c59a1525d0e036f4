/** Makes an airdrop that those of a list claim within thirty days: `node create-claims.ts 0x… < list.csv`. */
import { text } from 'node:stream/consumers'
import { readClaimsDraft } from '@slipway/sdk/airdrop/claims/claims-draft'
import { createClaimsFlow } from '@slipway/sdk/airdrop/claims/create-claims-flow'
import { prepareClaims } from '@slipway/sdk/airdrop/claims/prepare-claims'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import { writeClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { createListReader } from '@slipway/sdk/airdrop/recipients/create-list-reader'
import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import { account, chain, client, succeed } from './connect.ts'
import { addressOf, draftOf, print, stopAt } from './typed.ts'

const token = addressOf(process.argv[2])
const { decimals } = await getTokenFacts(client, { address: token })
const keccak = await loadKeccak()
const reader = createListReader({ decimals, keccak })
reader.read(await text(process.stdin))
const { list, issues } = reader.finish()
stopAt(issues)

const now = Number((await client.getBlock()).timestamp)
const endTime = String(now + 30 * 86_400)
const draft = draftOf(readClaimsDraft({ token, title: 'Airdrop', endTime }, now))
const { root, proofOf } = buildClaimsTree(list, keccak)
// Whoever claims needs the whole list: it is to be stored under this key, for instance by `ipfs add`.
const file = writeClaimsFile({ chainId: chain.chainId, token, title: draft.title, list })
const ipfsKey = await calculateCid(new TextEncoder().encode(file))
const params = { draft, list: { root, total: list.total, count: list.count, ipfsKey }, account }
const { input } = await prepareClaims(client, getAirdropContracts(chain).factory, params)
const { airdrop } = await succeed(createClaimsFlow, input)
print({ airdrop, root, total: list.total, ipfsKey, proofOfFirst: proofOf(0) })
