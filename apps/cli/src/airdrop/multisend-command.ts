import { errorMessage } from '@slipway/messages/error-message'
import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { formatInteger } from '@slipway/messages/format/format-integer'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { checkMultisend } from '@slipway/sdk/airdrop/multisend/check-multisend'
import { isPlanCurrent } from '@slipway/sdk/airdrop/multisend/evm/is-plan-current'
import { batchesLeft, sumOfBatches } from '@slipway/sdk/airdrop/multisend/multisend-progress'
import { type MultisendPlan, planMultisend } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { prepareBatch } from '@slipway/sdk/airdrop/multisend/prepare-batch'
import { readSendList } from '@slipway/sdk/airdrop/multisend/read-send-list'
import type { MultisendAsset } from '@slipway/sdk/airdrop/multisend/types'
import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import * as z from 'zod'
import type { WriteCall, WriteCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { refuseIssues } from '../errors/refuse-issues.ts'
import { textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import type { Session } from '../network/open-session.ts'
import { integerText, transactions } from '../output/schema-parts.ts'
import { readCsv } from './read-csv.ts'

interface Subject {
  readonly asset: MultisendAsset
  readonly unit: { readonly symbol: string; readonly decimals: number }
}

/** What is sent: the native currency, a token, or NFTs of a collection. */
async function readSubject({ options, session }: WriteCall): Promise<Subject> {
  const { client, chain } = session
  const [token, collection] = [textOf(options, 'token'), textOf(options, 'nft')]
  if (token !== undefined && collection !== undefined)
    throw new CliError('Cli_OptionsExclude', { options: '--token, --nft' })
  if (collection !== undefined) {
    const address = readAccountText(collection, '--nft')
    return { asset: { kind: 'nft', address }, unit: { symbol: 'NFT', decimals: 0 } }
  }
  if (token === undefined) return { asset: { kind: 'native' }, unit: chain.nativeCurrency }
  const address = readAccountText(token, '--token')
  const { symbol, decimals } = await getTokenFacts(client, { address })
  return { asset: { kind: 'token', address }, unit: { symbol, decimals } }
}

async function planList(call: WriteCall, { asset, unit }: Subject) {
  const { session, account, terminal, signal, positionals } = call
  const { kind } = asset
  const { decimals } = unit
  const { list, unused } = await readCsv(positionals[0] ?? '', decimals, (text, keccak) =>
    readSendList(text, { kind, decimals, keccak }),
  )
  const onProgress = (done: number, all: number) =>
    terminal.progress(m.cli_progress_tried({ done, all }), { tried: done, batches: all })
  const query = { draft: { asset, list }, account, onProgress, signal }
  const plan = await planMultisend(session.client, getAirdropContracts(session.chain), query)
  return { plan, unused }
}

/** @throws {CliError} where lines cannot be paid, or the wallet has not enough */
async function checkPlan({ client, chain }: Session, plan: MultisendPlan, unit: Subject['unit']) {
  const { failures, list } = plan
  const said = failures.map(({ row, code, args }) => ({
    field: 'line',
    ...(row !== undefined && { line: list.lines[row] ?? 0 }),
    code,
    message: errorMessage(code, args, { token: unit }),
  }))
  if (said.length > 0) throw new CliError('Cli_CheckRefused', {}, said)
  const context = { token: unit, nativeCurrency: chain.nativeCurrency }
  refuseIssues('Cli_CheckRefused', await checkMultisend(client, plan), context)
}

/** Batches that the contract remembers: nobody in them is ever paid again. */
const sentBatches = ({ batches }: MultisendPlan) =>
  new Set(batches.flatMap(({ isSent, number }) => (isSent ? [number] : [])))

/** Hands over one batch after the other, those that were sent before left out. */
function createBatches({ client }: Session, plan: MultisendPlan) {
  const done = sentBatches(plan)
  const next = async (): Promise<TransactionPlan | undefined> => {
    const left = batchesLeft(plan, done)
    const [batch] = left
    if (!batch) return undefined
    // Begun elsewhere in batches of another size, it would be another list to the contract, and be paid twice.
    if (!(await isPlanCurrent(client, plan))) throw new CliError('Cli_PlanOutdated')
    const rest = { sumLeft: sumOfBatches(left), isLast: left.length === 1 }
    const prepared = await prepareBatch(client, plan, batch, rest)
    done.add(batch.number)
    return prepared.plan
  }
  return next
}

/** Pays a list in as few transactions as it needs; begun again, it goes on where the contract says it stands. */
export const multisendCommand: WriteCommand = {
  effect: 'write',
  positionals: ['list.csv'],
  options: {
    token: { type: 'string', value: '0x…', help: m.cli_opt_send_token },
    nft: { type: 'string', value: '0x…', help: m.cli_opt_send_nft },
  },
  example: 'slipway multisend list.csv -n local --token 0x… --keystore key.json --dry-run',
  result: z.strictObject({
    listId: integerText(),
    recipients: z.int(),
    batches: z.int(),
    /** Batches that an earlier run had sent. */
    sentBefore: z.int(),
    total: integerText(),
    transactions: transactions(),
  }),
  async plan(call) {
    const { session } = call
    const subject = await readSubject(call)
    const { unit } = subject
    const { plan, unused } = await planList(call, subject)
    const { list, listId, batches, sumLeft, gas, gasWei } = plan
    const sentBefore = sentBatches(plan)
    const left = batchesLeft(plan, sentBefore)
    if (left.length === 0) throw new CliError('Cli_NothingToDo', { reason: m.cli_list_sent() })
    await checkPlan(session, plan, unit)
    const next = createBatches(session, plan)
    const first = await next()
    if (!first) throw new CliError('Cli_NothingToDo', { reason: m.cli_list_sent() })
    const { nativeCurrency } = session.chain
    return {
      purpose: m.cli_purpose_multisend({ count: list.count, asset: unit.symbol }),
      plan: first,
      feeWei: 0n,
      permanent: [m.cli_permanent_sent()],
      rows: [
        [m.cli_row_transfers(), formatInteger(list.count)],
        ...unused,
        [m.cli_row_batches(), `${left.length} / ${batches.length}`],
        [m.cli_row_left(), formatAmount(sumLeft, unit.decimals, { symbol: unit.symbol })],
        [
          m.cli_row_list_gas(),
          `${formatInteger(gas)} (${formatAmount(gasWei, nativeCurrency.decimals, { symbol: nativeCurrency.symbol })})`,
        ],
      ],
      facts: {
        ...{ listId, recipients: list.count, batches: batches.length, batchesLeft: left.length },
        ...{
          sentBefore: sentBefore.size,
          total: list.total,
          sumLeft,
          listGas: gas,
          listGasWei: gasWei,
        },
      },
      next,
      finish: async () => ({
        data: {
          ...{ listId, recipients: list.count, batches: batches.length },
          ...{ sentBefore: sentBefore.size, total: list.total },
        },
        rows: [
          [m.cli_row_transfers(), formatInteger(list.count)],
          [m.cli_row_batches(), String(batches.length)],
        ],
      }),
    }
  },
}
