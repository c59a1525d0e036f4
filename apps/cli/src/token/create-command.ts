import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { checkTokenDraft } from '@slipway/sdk/token/check-token-draft'
import { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import * as z from 'zod'
import type { WriteCommand } from '../command/command.ts'
import { refuseIssues } from '../errors/refuse-issues.ts'
import { textOf } from '../input/options.ts'
import { address, integerText, transactions } from '../output/schema-parts.ts'
import { readSeedFile } from './read-seed-file.ts'
import { readTokenOptions, tokenDraftOptions } from './read-token-options.ts'

/** Creates a token of any template. */
export const createCommand: WriteCommand = {
  effect: 'write',
  positionals: [],
  options: {
    ...tokenDraftOptions,
    'seed-file': { type: 'string', value: 'file', help: m.cli_opt_seed_file },
  },
  example:
    'slipway token create -n local --signer http://127.0.0.1:8545 --name Harbour --symbol HRB --total-supply 1000000',
  result: z.strictObject({
    token: address(),
    infoId: integerText(),
    feeWei: integerText(),
    transactions: transactions(),
  }),
  async plan({ options, session, account }) {
    const { client, chain } = session
    const contracts = getTokenContracts(chain)
    const draft = await readTokenOptions(options, account)
    const seed = await readSeedFile(textOf(options, 'seed-file'))
    const { nativeCurrency } = chain
    const issues = await checkTokenDraft(client, contracts, { draft, account, seed, chain })
    refuseIssues('Cli_CheckRefused', issues, { nativeCurrency })
    const { feeWei } = await getTokenFee(client, contracts, {
      account,
      templateId: BigInt(draft.templateId),
    })
    const token = await getDeployAddress(client, contracts, { draft, deployer: account, seed })
    const { name, symbol, decimals, totalSupply } = draft
    return {
      purpose: m.cli_purpose_token_create({ symbol }),
      plan: planTransaction(createTokenFlow, { contracts, draft, seed, feeWei }),
      feeWei,
      permanent: [m.cli_permanent_token(), ...(feeWei > 0n ? [m.cli_permanent_fee()] : [])],
      rows: [
        [m.cli_row_token(), `${name} (${symbol})`],
        [m.cli_row_template(), String(draft.templateId)],
        [m.cli_row_supply(), formatAmount(totalSupply, decimals, { symbol })],
        [m.cli_row_address(), token],
      ],
      facts: { token, seed, templateId: draft.templateId, totalSupply, decimals },
      finish: async ([done]) => {
        const { result } = done ?? {}
        const data = { token: result?.token, infoId: result?.infoId, feeWei: result?.feeWei }
        return { data, rows: [[m.cli_row_token(), String(result?.token)]] }
      },
    }
  },
}
