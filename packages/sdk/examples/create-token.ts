/** Creates a token from what somebody typed: `node create-token.ts Harbour HRB 1000000`. */
import { checkTokenDraft } from '@slipway/sdk/token/check-token-draft'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { account, chain, client, succeed } from './connect.ts'

const [name = '', symbol = '', totalSupply = ''] = process.argv.slice(2)
const contracts = getTokenContracts(chain)
const typed = { ...emptyTokenDraftInput(1), name, symbol, totalSupply, receiver: account }

// Every fault at once, under the names of the contract's errors.
const reading = readTokenDraft(typed, { creator: account })
if (!reading.ok) {
  process.stdout.write(`${JSON.stringify({ issues: reading.issues.map(({ code }) => code) })}\n`)
  process.exit(1)
}
const { draft } = reading
const seed = createTokenSeed()
const issues = await checkTokenDraft(client, contracts, { draft, account, seed, chain })
if (issues.length > 0) throw new Error(issues.map(({ code }) => code).join(', '))

const { feeWei } = await getTokenFee(client, contracts, { account, templateId: 1n })
const { token } = await succeed(createTokenFlow, { contracts, draft, seed, feeWei })
process.stdout.write(`${JSON.stringify({ token })}\n`)
