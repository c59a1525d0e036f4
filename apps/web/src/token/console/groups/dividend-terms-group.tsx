import { formatDuration, formatInteger, m } from '@slipway/messages'
import { calculateBlocksDuration } from '@slipway/sdk/evm/calculate-blocks-duration'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import {
  readDividendIntervalParams,
  readDividendThresholdParams,
} from '@slipway/sdk/token/params/read-limit-params'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import type { DividendState } from '@slipway/sdk/token/types'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { activeChain } from '../../../core/active-chain.ts'
import { shortAmount } from '../../shared/short-amount.ts'
import type { ConsoleAct } from '../console-act.ts'
import { largestDividendThreshold } from '../limit-bounds.ts'
import { actionPlan, amountOf } from '../plan-parts.ts'
import { NftDividendForm } from './nft-dividend-form.tsx'
import { NftListForm } from './nft-list-form.tsx'

interface PartProps {
  act: ConsoleAct
  dividends: DividendState
}

/** A number of blocks with the time that it takes here, where that is known (settled S-40). */
function blocksText(blocks: bigint | number): string {
  const seconds = calculateBlocksDuration(blocks, activeChain)
  const count = formatInteger(blocks)
  return seconds === undefined
    ? m.console_blocks({ count })
    : m.console_blocks_time({ count, time: formatDuration(seconds) })
}

function ThresholdForm({ act, dividends }: PartProps) {
  const { token } = act
  return (
    <ActionForm
      act={act}
      kind="token_set_dividend_threshold"
      title={m.console_dividend_threshold_title()}
      text={m.console_dividend_threshold_text()}
      current={shortAmount(dividends.threshold, token)}
      fields={[
        {
          name: 'dividendThreshold',
          label: m.console_dividend_threshold_amount(),
          rule: m.console_dividend_threshold_rule({
            max: shortAmount(largestDividendThreshold(token.totalSupply), token),
          }),
          unit: token.symbol,
          kind: 'number',
        },
      ]}
      initial={{ dividendThreshold: formatUnits(dividends.threshold, token.decimals) }}
      read={({ dividendThreshold: text }) =>
        fromIssues(
          readDividendThresholdParams({ text, unit: 'tokens' }, token),
          'dividendThreshold',
        )
      }
      plan={({ threshold }) =>
        actionPlan(token, {
          kind: 'token_set_dividend_threshold',
          plan: planTransaction(tokenActionFlows.setDividendThreshold, {
            token: token.address,
            threshold,
          }),
          review: {
            title: m.transaction_title_token_set_dividend_threshold({ subject: token.symbol }),
            gets: [
              { label: m.console_dividend_threshold_amount(), value: amountOf(token, threshold) },
            ],
          },
          done: m.console_dividend_threshold_done(),
        })
      }
    />
  )
}

function IntervalForm({ act, dividends }: PartProps) {
  const { token } = act
  // NFTs are credited at once, and wait for the next payout; holdings are paid block by block.
  const isByNft = token.nft !== undefined
  const max = tokenLimits.dividendIntervalMaxBlocks
  return (
    <ActionForm
      act={act}
      kind="token_set_dividend_interval"
      title={m.console_dividend_interval_title()}
      text={isByNft ? m.console_dividend_interval_text_nft() : m.console_dividend_interval_text()}
      current={blocksText(dividends.intervalBlocks)}
      fields={[
        {
          name: 'dividendIntervalBlocks',
          label: m.console_dividend_interval_blocks(),
          rule: m.console_dividend_interval_rule({ max: formatInteger(max) }),
          kind: 'number',
        },
      ]}
      initial={{ dividendIntervalBlocks: String(dividends.intervalBlocks) }}
      read={(values) =>
        fromIssues(
          readDividendIntervalParams(values.dividendIntervalBlocks),
          'dividendIntervalBlocks',
        )
      }
      preview={({ intervalBlocks }) => {
        const time = blocksText(intervalBlocks)
        return isByNft
          ? m.console_dividend_interval_preview_nft({ time })
          : m.console_dividend_interval_preview({ time })
      }}
      plan={({ intervalBlocks }) =>
        actionPlan(token, {
          kind: 'token_set_dividend_interval',
          plan: planTransaction(tokenActionFlows.setDividendInterval, {
            token: token.address,
            intervalBlocks,
          }),
          review: {
            title: m.transaction_title_token_set_dividend_interval({ subject: token.symbol }),
            gets: [
              { label: m.console_dividend_interval_blocks(), value: blocksText(intervalBlocks) },
            ],
          },
          done: m.console_dividend_interval_done(),
        })
      }
    />
  )
}

/** The owner's part of dividends: who counts, how slowly they flow, what an NFT gets. */
export function DividendTermsGroup({ act, dividends }: PartProps) {
  const { nft, liquidityStake, capabilities } = act.token
  // A blacklist that is off lists no NFT either.
  const hasList = nft !== undefined && capabilities.blacklist
  return (
    <ActionGroup title={m.console_group_dividends()} text={m.console_group_dividends_text()}>
      {!nft && !liquidityStake && <ThresholdForm act={act} dividends={dividends} />}
      <IntervalForm act={act} dividends={dividends} />
      {nft && <NftDividendForm act={act} nft={nft} />}
      {hasList && <NftListForm act={act} listed />}
      {hasList && <NftListForm act={act} listed={false} />}
    </ActionGroup>
  )
}
