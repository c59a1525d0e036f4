import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { formatTime } from '@slipway/messages/format/format-time'
import { getCurrency, getTokenIdentity } from '@slipway/sdk/evm/get-currency'
import { checkPresaleDraft } from '@slipway/sdk/presale/check-presale-draft'
import { emptyPresaleDraftInput } from '@slipway/sdk/presale/empty-presale-draft-input'
import { findMissingLauncher } from '@slipway/sdk/presale/evm/find-missing-launcher'
import { getPresaleAddress } from '@slipway/sdk/presale/evm/get-presale-address'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { preparePresale } from '@slipway/sdk/presale/prepare-presale'
import { readPresaleDraft } from '@slipway/sdk/presale/read-presale-draft'
import { simulateFinalize } from '@slipway/sdk/presale/simulate-finalize'
import * as z from 'zod'
import type { WriteCall, WriteCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { FlowStopped } from '../errors/flow-stopped.ts'
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
import { address, integerText, transactions } from '../output/schema-parts.ts'

const kinds = ['normal', 'fair', 'private'] as const
const fields = emptyPresaleDraftInput('normal')

function readKind(text: unknown) {
  const kind = kinds.find((one) => one === text)
  if (kind) return kind
  throw new CliError('Cli_OptionInvalid', { option: '--kind', reason: kinds.join('|') })
}

async function readDraft({ options, session: { client } }: WriteCall) {
  const [fromFile, now] = await Promise.all([
    readDraftFile(textOf(options, 'draft')),
    getNow(client),
  ])
  const fromOptions = fieldsOfOptions(options, fields)
  const kind = readKind(fromOptions.kind ?? fromFile?.kind ?? 'normal')
  const typed = gatherDraft(emptyPresaleDraftInput(kind), { fromFile, fromOptions })
  const [token, currency] = await Promise.all([
    getTokenIdentity(client, readAccountText(typed.token, 'token')),
    getCurrency(client, readAccountText(typed.currency, 'currency')),
  ])
  const decimals = { tokenDecimals: token.decimals, currencyDecimals: currency.decimals }
  const reading = readPresaleDraft(typed, { now, ...decimals })
  if (!reading.ok) {
    refuseIssues('Cli_DraftRefused', reading.issues, { token, currency })
    throw new CliError('Cli_DraftRefused')
  }
  return { draft: reading.draft, token, currency }
}

/** Everything that a presale's creation needs, after every check that the site makes. */
async function prepare(call: WriteCall) {
  const { options, session, account } = call
  const { client, chain } = session
  const contracts = getPresaleContracts(chain)
  const { draft, token, currency } = await readDraft(call)
  const ipfsKey = textOf(options, 'info-key') ?? ''
  const context = { token, currency, nativeCurrency: chain.nativeCurrency }
  const issues = await checkPresaleDraft(client, contracts, { draft, account, ipfsKey, chain })
  refuseIssues('Cli_CheckRefused', issues, context)
  const ending = await simulateFinalize(client, contracts, { draft, owner: account })
  if (!ending.ok) throw new FlowStopped(ending.failure)
  const presale = await getPresaleAddress(client, contracts, { draft, owner: account, ipfsKey })
  const isGated = (await findMissingLauncher(client, draft.claimToken, presale)) !== undefined
  const { input, plan } = await preparePresale(client, {
    ...{ contracts, draft, owner: account, presale, ipfsKey },
    ...{ setsLauncher: isGated && draft.kind !== 'private', slots: [] },
  })
  return { input, plan, token, currency }
}

/** Creates a presale; its whitelist is filled in on the site. */
export const createCommand: WriteCommand = {
  effect: 'write',
  positionals: [],
  options: {
    draft: { type: 'string', value: 'file', help: m.cli_opt_draft },
    'info-key': { type: 'string', value: 'cid', help: m.cli_opt_info_key },
    ...optionsOfFields(fields, { kind: kinds }),
  },
  example: 'slipway presale create -n local --draft presale.json --keystore key.json --dry-run',
  result: z.strictObject({
    presale: address(),
    feeWei: integerText(),
    tokensDeposited: integerText(),
    transactions: transactions(),
  }),
  async plan(call) {
    const { input, plan, token, currency } = await prepare(call)
    const { draft, presale, feeWei, tokensNeeded } = input
    const { startTime, endTime, softCap, hardCap } = draft
    const money = (units: bigint) => formatAmount(units, currency.decimals, currency)
    return {
      purpose: m.cli_purpose_presale({ symbol: token.symbol }),
      plan,
      feeWei,
      permanent: [m.cli_permanent_presale(), ...(feeWei > 0n ? [m.cli_permanent_fee()] : [])],
      rows: [
        [m.cli_row_presale(), presale],
        [m.cli_row_deposit(), formatAmount(tokensNeeded, token.decimals, token)],
        [m.cli_row_caps(), `${money(softCap)} … ${money(hardCap)}`],
        [m.cli_row_times(), `${formatTime(startTime)} … ${formatTime(endTime)}`],
      ],
      facts: { presale, tokensNeeded, softCap, hardCap, startTime, endTime },
      finish: async (done) => {
        // Steps behind the creation prove their own things; its deposit is the one of the review.
        const { tokensDeposited = tokensNeeded } = done.at(-1)?.result ?? {}
        return {
          data: { presale, feeWei, tokensDeposited },
          rows: [[m.cli_row_presale(), presale]],
        }
      },
    }
  },
}
