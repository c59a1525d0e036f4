import { formatAmount, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readNftDividendParams } from '@slipway/sdk/token/params/read-nft-params'
import type { NftDividendState } from '@slipway/sdk/token/types'
import { ActionForm } from '../../../action/action-form.tsx'
import type { FormResult } from '../../../action/form-result.ts'
import { fromIssues } from '../../../action/from-issues.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import { useCurrency } from '../use-currency.ts'

type Field = 'perNftDividend' | 'dividendTrigger'
const fields = ['perNftDividend', 'dividendTrigger'] as const

function readParams(
  values: Readonly<Record<Field, string>>,
  quoteDecimals: number,
): FormResult<Field, { perNft: bigint; trigger: bigint }> {
  if (values.perNftDividend.trim() === '')
    return {
      ok: false,
      problems: { perNftDividend: { code: 'none', text: m.console_nft_dividend_enter() } },
    }
  return fromIssues<Field, { perNft: bigint; trigger: bigint }>(
    readNftDividendParams({ ...values, quoteDecimals }),
    'perNftDividend',
    fields,
  )
}

/** How much each NFT gets, and how much has to come together before it is paid. */
export function NftDividendForm({ act, nft }: { act: ConsoleAct; nft: NftDividendState }) {
  const { token } = act
  const quote = useCurrency(token.taxed?.wallets.quote)
  if (!quote) return null
  const shown = (units: bigint) =>
    formatAmount(units, quote.decimals, { symbol: quote.symbol, maximumFractionDigits: 12 })
  return (
    <ActionForm
      act={act}
      kind="token_set_nft_dividend"
      title={m.console_nft_dividend_title()}
      text={m.console_nft_dividend_text()}
      current={
        <>
          {shown(nft.perNft)}
          <small>{m.console_nft_dividend_trigger_now({ amount: shown(nft.trigger) })}</small>
        </>
      }
      fields={[
        {
          name: 'perNftDividend',
          label: m.console_nft_dividend_each(),
          rule: m.console_nft_dividend_each_rule(),
          unit: quote.symbol,
          kind: 'number',
        },
        {
          name: 'dividendTrigger',
          label: m.console_nft_dividend_trigger(),
          rule: m.console_nft_dividend_trigger_rule(),
          unit: quote.symbol,
          kind: 'number',
        },
      ]}
      initial={{
        perNftDividend: formatUnits(nft.perNft, quote.decimals),
        dividendTrigger: formatUnits(nft.trigger, quote.decimals),
      }}
      read={(values) => readParams(values, quote.decimals)}
      plan={(params) =>
        actionPlan(token, {
          kind: 'token_set_nft_dividend',
          plan: planTransaction(tokenActionFlows.setNftDividend, {
            token: token.address,
            ...params,
          }),
          review: {
            title: m.transaction_title_token_set_nft_dividend({ subject: token.symbol }),
            gets: [
              { label: m.console_nft_dividend_each(), value: shown(params.perNft) },
              {
                label: m.console_nft_dividend_trigger(),
                value: shown(params.trigger),
                isUnnamed: true,
              },
            ],
          },
          done: m.console_nft_dividend_done(),
        })
      }
    />
  )
}
