import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { formatTime } from '@slipway/messages/format/format-time'
import { emptyLockDraftInput } from '@slipway/sdk/lock/empty-lock-draft-input'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { recogniseLockable } from '@slipway/sdk/lock/evm/recognise-lockable'
import type { LockDraft } from '@slipway/sdk/lock/lock-draft-schema'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { checkLockDraft, prepareLock } from '@slipway/sdk/lock/prepare-lock'
import { readLockDraft } from '@slipway/sdk/lock/read-lock-draft'
import type { Lockable } from '@slipway/sdk/platform/lockable'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import * as z from 'zod'
import type { WriteCall, WriteCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { refuseIssues } from '../errors/refuse-issues.ts'
import {
  fieldsOfOptions,
  gatherDraft,
  optionsOfFields,
  readDraftFile,
} from '../input/draft-fields.ts'
import { textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import { getNow } from '../network/get-now.ts'
import type { Row } from '../output/row.ts'
import { address, integerText, transactions } from '../output/schema-parts.ts'

/** What an asset is turns out by itself; see `recogniseLockable`. */
const { kind: _kind, ...fields } = emptyLockDraftInput('token', { owner: '', now: 0 })

const unitOf = (lockable: Lockable) =>
  lockable.kind === 'token' || lockable.kind === 'pair'
    ? { symbol: lockable.symbol, decimals: lockable.decimals }
    : { symbol: 'NFT', decimals: 0 }

async function readDraft(call: WriteCall) {
  const { options, session, account } = call
  const { client, chain } = session
  const [fromFile, now] = await Promise.all([
    readDraftFile(textOf(options, 'draft')),
    getNow(client),
  ])
  const fromOptions = fieldsOfOptions(options, fields)
  const blank = emptyLockDraftInput('token', { owner: account, now })
  const typed = gatherDraft(blank, { fromFile, fromOptions })
  const asset = readAccountText(typed.asset, 'asset')
  const tokens = findTokenContracts(chain)
  const nftId = /^\d+$/.test(typed.nftId) ? BigInt(typed.nftId) : undefined
  const query = { account, venues: chain.venues ?? [], tokens, nftId }
  const lockable = await recogniseLockable(client, asset, query)
  if (lockable.kind === 'none')
    throw new CliError('Cli_OptionInvalid', { option: '--asset', reason: m.cli_lock_none() })
  const unit = unitOf(lockable)
  const templateId = lockable.kind === 'token' ? lockable.templateId : undefined
  const context = { now, decimals: unit.decimals, templateId }
  const reading = readLockDraft({ ...typed, kind: lockable.kind }, context)
  if (!reading.ok) {
    refuseIssues('Cli_DraftRefused', reading.issues, { token: unit })
    throw new CliError('Cli_DraftRefused')
  }
  return { draft: reading.draft, lockable, unit }
}

function rowsOf(draft: LockDraft, unit: ReturnType<typeof unitOf>): readonly Row[] {
  const isForever = draft.unlockAt === lockForever
  return [
    [m.cli_row_asset(), draft.asset],
    draft.locker === 'nft'
      ? [m.cli_row_nft(), String(draft.nftId)]
      : [m.cli_row_amount(), formatAmount(draft.amount, unit.decimals, unit)],
    [m.cli_row_owner(), draft.owner],
    [m.cli_row_unlock(), isForever ? m.cli_lock_forever() : formatTime(draft.unlockAt)],
  ]
}

/** Locks a token, liquidity or an NFT. */
export const createCommand: WriteCommand = {
  effect: 'write',
  positionals: [],
  options: {
    draft: { type: 'string', value: 'file', help: m.cli_opt_draft },
    ...optionsOfFields(fields),
  },
  example:
    'slipway lock create -n local --asset 0x… --amount 1000 --unlock-at 1893456000 --keystore key.json',
  result: z.strictObject({
    lock: z.string(),
    lockId: integerText(),
    locker: address(),
    unlockAt: integerText(),
    transactions: transactions(),
  }),
  async plan(call) {
    const { session, account } = call
    const { client, chain } = session
    const contracts = getLockContracts(chain)
    const { draft, lockable, unit } = await readDraft(call)
    const check = { draft, account, lockable }
    const { issues, arrives } = await checkLockDraft(client, contracts, check)
    const context = { token: unit, nativeCurrency: chain.nativeCurrency }
    refuseIssues('Cli_CheckRefused', issues, context)
    const { plan } = await prepareLock(client, contracts, { draft, account })
    const isForever = draft.unlockAt === lockForever
    const locker = `${draft.locker}Locker` as const
    return {
      purpose: m.cli_purpose_lock({ asset: unit.symbol }),
      plan,
      feeWei: 0n,
      permanent: [isForever ? m.cli_permanent_forever() : m.cli_permanent_lock()],
      rows: rowsOf(draft, unit),
      facts: {
        asset: draft.asset,
        owner: draft.owner,
        unlockAt: draft.unlockAt,
        ...(arrives !== undefined && { arrives }),
      },
      finish: async (done) => {
        const { lockId } = done.at(-1)?.result ?? {}
        const lock = `${draft.locker}:${lockId}`
        return {
          data: { lock, lockId, locker: contracts[locker], unlockAt: draft.unlockAt },
          rows: [[m.cli_row_lock(), lock]],
        }
      },
    }
  },
}
