import { writeFile } from 'node:fs/promises'
import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { formatInteger } from '@slipway/messages/format/format-integer'
import { buildClaimsTree, type ClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import { writeClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { addressAt, amountAt, type PayList } from '@slipway/sdk/airdrop/recipients/pay-list'
import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import * as z from 'zod'
import type { ReadCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { isOn, textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import { address, bytes, integerText } from '../output/schema-parts.ts'
import { readCsv } from './read-csv.ts'

const entriesOf = (list: PayList, tree: ClaimsTree) =>
  Array.from({ length: list.count }, (_, index) => ({
    index,
    account: addressAt(list, index),
    amount: amountAt(list, index),
    proof: tree.proofOf(index),
  }))

/** Makes the Merkle tree of a list: its root, and the file from which anybody rebuilds every proof. */
export const treeCommand: ReadCommand = {
  effect: 'read',
  positionals: ['list.csv'],
  options: {
    token: { type: 'string', value: '0x…', help: m.cli_opt_tree_token },
    out: { type: 'string', value: 'file', help: m.cli_opt_tree_out },
    proofs: { type: 'boolean', help: m.cli_opt_proofs },
  },
  example: 'slipway airdrop tree list.csv -n local --token 0x… --out claims.json --json',
  result: z.strictObject({
    root: bytes(),
    token: address(),
    count: z.int(),
    total: integerText(),
    file: z.string().nullable(),
    /** With `--proofs`. */
    entries: z
      .array(
        z.strictObject({
          index: z.int(),
          account: address(),
          amount: integerText(),
          proof: z.array(bytes()),
        }),
      )
      .optional(),
  }),
  async run({ options, positionals, session, terminal }) {
    const typed = textOf(options, 'token')
    if (typed === undefined) throw new CliError('Cli_OptionMissing', { option: '--token' })
    const token = readAccountText(typed, '--token')
    const { symbol, decimals } = await getTokenFacts(session.client, { address: token })
    const { list, keccak, unused } = await readCsv(positionals[0] ?? '', decimals)
    const tree = buildClaimsTree(list, keccak, (done) =>
      terminal.progress(m.cli_progress_hashed({ done, all: list.count }), { hashed: done }),
    )
    const out = textOf(options, 'out')
    const { chainId } = session.chain
    if (out !== undefined) await writeFile(out, writeClaimsFile({ chainId, token, list }))
    const { root } = tree
    const { count, total } = list
    return {
      data: {
        ...{ root, token, count, total, file: out ?? null },
        ...(isOn(options, 'proofs') && { entries: entriesOf(list, tree) }),
      },
      rows: [
        [m.cli_row_root(), root],
        [m.cli_row_recipients(), formatInteger(count)],
        [m.cli_row_amount(), formatAmount(total, decimals, { symbol })],
        ...unused,
        ...(out === undefined ? [] : [[m.cli_row_file(), out] as const]),
      ],
    }
  },
}
