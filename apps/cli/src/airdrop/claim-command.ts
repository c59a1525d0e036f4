import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { claimsFlows, type ProvenEntry } from '@slipway/sdk/airdrop/claims/claims-flows'
import { getMerkleAirdrop } from '@slipway/sdk/airdrop/claims/get-merkle-airdrop'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import { readClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { addressAt, amountAt } from '@slipway/sdk/airdrop/recipients/pay-list'
import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { type Address, type Hex, isAddressEqual } from 'viem'
import * as z from 'zod'
import type { WriteCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import { readJsonFile } from '../input/read-json-file.ts'
import { address, integerText, transactions } from '../output/schema-parts.ts'

/** The entries of an account in a list that is the airdrop's own. @throws {CliError} where it is not, or the account is not in it */
async function findEntries(
  path: string,
  root: Hex,
  account: Address,
): Promise<readonly ProvenEntry[]> {
  const file = readClaimsFile(await readJsonFile(path))
  if (!file) throw new CliError('Cli_FileInvalid', { file: path, reason: m.cli_claims_file() })
  const { list } = file
  const tree = buildClaimsTree(list, await loadKeccak())
  if (tree.root !== root)
    throw new CliError('Cli_RootDiffers', { found: tree.root, expected: root })
  const own: ProvenEntry[] = []
  for (let index = 0; index < list.count; index++) {
    const one = addressAt(list, index)
    if (!isAddressEqual(one, account)) continue
    own.push({ index, account, amount: amountAt(list, index), proof: tree.proofOf(index) })
  }
  if (own.length === 0) throw new CliError('Cli_NotInList', { account })
  return own
}

/** Pays an account's part of an airdrop to it; anybody may send it. */
export const claimCommand: WriteCommand = {
  effect: 'write',
  positionals: ['airdrop'],
  options: {
    list: { type: 'string', value: 'file', help: m.cli_opt_claims_file },
    for: { type: 'string', value: '0x…', help: m.cli_opt_claim_for },
  },
  example: 'slipway airdrop claim 0x… -n local --list claims.json --keystore key.json',
  result: z.strictObject({
    airdrop: address(),
    account: address(),
    amount: integerText(),
    transactions: transactions(),
  }),
  async plan({ options, positionals, session, account: signer }) {
    const airdrop = readAccountText(positionals[0] ?? '', '<airdrop>')
    const path = textOf(options, 'list')
    if (path === undefined) throw new CliError('Cli_OptionMissing', { option: '--list' })
    const named = textOf(options, 'for')
    const account = named === undefined ? signer : readAccountText(named, '--for')
    const { root, token } = await getMerkleAirdrop(session.client, airdrop)
    const entries = await findEntries(path, root, account)
    const { symbol, decimals } = await getTokenFacts(session.client, { address: token })
    const say = (amount: bigint) => formatAmount(amount, decimals, { symbol })
    const whole = entries.reduce((sum, { amount }) => sum + amount, 0n)
    return {
      purpose: m.cli_purpose_claim({ asset: symbol }),
      plan: planTransaction(claimsFlows.claim, { airdrop, entries }),
      feeWei: 0n,
      permanent: [],
      rows: [[m.cli_row_entry(), say(whole)]],
      facts: { airdrop, account, entries: entries.length, whole },
      finish: async (done) => {
        const amount = BigInt(String(done.at(-1)?.result.amount ?? 0n))
        return {
          data: { airdrop, account, amount },
          rows: [[m.cli_row_amount(), say(amount)]],
        }
      },
    }
  },
}
