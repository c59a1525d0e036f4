/** The root of a whitelist and everybody's proof in one presale: `node whitelist-proofs.ts 0x… < wallets.csv`. */
import { text } from 'node:stream/consumers'
import { buildWhitelistTree } from '@slipway/sdk/whitelist/build-whitelist-tree'
import { readWhitelistText } from '@slipway/sdk/whitelist/read-whitelist-text'
import { chain } from './connect.ts'
import { addressOf, print, stopAt } from './typed.ts'

const presale = addressOf(process.argv[2])
const { entries, issues } = readWhitelistText(await text(process.stdin))
stopAt(issues)

// A place in the list is the number by which the contract knows a wallet: the order counts.
const tree = buildWhitelistTree({ chainId: chain.chainId, presale }, entries)
const proofs = entries.map((entry, index) => ({ ...entry, index, proof: tree.proofOf(index) }))
print({ root: tree.root, proofs })
