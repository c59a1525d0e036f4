import { formatBps, m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import type { DialogueView } from './dialogue.ts'
import { answerOf, isLaunch, templateHas, templateOf } from './dialogue.ts'
import { type PlainText, plainly, type Question } from './question.ts'
import { yesNo } from './yes-no.ts'

const isTaxable = ({ dialogue }: DialogueView) => templateHas(dialogue, 'tax')
const taxFields = [
  'buyTaxPercent',
  'sellTaxPercent',
  'transferTaxPercent',
  'addPoolTaxPercent',
  'removePoolTaxPercent',
]

/** Whether any tax was typed: without one there is nothing to share and to swap. */
const isTaxed = (view: DialogueView) =>
  isTaxable(view) && taxFields.some((field) => Number(answerOf(view, field)) > 0)

const of = (
  field: string,
  label: PlainText,
  isAsked: Question['isAsked'],
  more: Partial<Question> = {},
): Question => ({ field, label, isAsked, judge: 'draft', ...more })

const tax = (field: string, label: PlainText, max: bigint) =>
  of(field, label, isTaxable, {
    rule: (options) => m.bot_percent_rule({ max: formatBps(max, options.locale) }, options),
  })

/** Taxes and what they are for. */
export const taxQuestions: readonly Question[] = [
  tax('buyTaxPercent', m.token_field_buy_tax, tokenLimits.buyTaxMaxBps),
  tax('sellTaxPercent', m.token_field_sell_tax, tokenLimits.sellTaxMaxBps),
  tax('transferTaxPercent', m.token_field_transfer_tax, tokenLimits.transferTaxMaxBps),
  tax('addPoolTaxPercent', m.token_field_add_pool_tax, tokenLimits.addPoolTaxMaxBps),
  tax('removePoolTaxPercent', m.token_field_remove_pool_tax, tokenLimits.removePoolTaxMaxBps),
  of('marketingShare', m.bot_share_marketing, isTaxed, {
    rule: plainly(m.token_field_marketing_share_rule),
  }),
  of('liquidityShare', m.bot_share_liquidity, isTaxed, {
    rule: plainly(m.token_field_liquidity_share_rule),
  }),
  of('burnShare', m.bot_share_burn, isTaxed, { rule: plainly(m.token_shares_text) }),
  of(
    'dividendShare',
    m.bot_share_dividend,
    (view) => isTaxed(view) && templateHas(view.dialogue, 'dividend'),
    { rule: plainly(m.token_shares_text) },
  ),
  of('marketingWallet', m.token_field_marketing_wallet, isTaxable, {
    rule: plainly(m.token_field_marketing_wallet_rule),
  }),
  of('liquidityReceiver', m.token_field_liquidity_receiver, isTaxable, {
    rule: plainly(m.token_field_liquidity_receiver_rule),
  }),
  of('swapThreshold', m.bot_swap_threshold, isTaxed, {
    rule: (options) =>
      m.token_field_swap_threshold_rule(
        { max: formatBps(tokenLimits.swapThresholdMaxBps, options.locale) },
        options,
      ),
  }),
  of('taxChangeable', m.token_field_tax_changeable, isTaxable, {
    rule: plainly(m.token_field_tax_changeable_rule),
    choices: yesNo,
  }),
]

const holders = ({ dialogue }: DialogueView) => [3, 5, 7].includes(templateOf(dialogue))
const isOfNft = ({ dialogue }: DialogueView) => templateHas(dialogue, 'nft')
const isReferral = ({ dialogue }: DialogueView) => templateHas(dialogue, 'referral')

/** Seven levels at most in one line: `3 2 1`. */
const readLevels = (text: string) => text.split(/[\s,;，；、]+/).filter(Boolean)

/** Dividends, collections and inviters. */
export const payoutQuestions: readonly Question[] = [
  of('rewardToken', m.token_field_reward, ({ dialogue }) => templateOf(dialogue) === 3, {
    rule: plainly(m.token_field_reward_rule),
  }),
  of('nft', m.token_field_nft, isOfNft, { rule: plainly(m.token_field_nft_rule) }),
  of('perNftDividend', m.token_field_per_nft, isOfNft, {
    rule: plainly(m.token_field_per_nft_rule),
  }),
  of('dividendTrigger', m.token_field_trigger, isOfNft, {
    rule: plainly(m.token_field_trigger_rule),
  }),
  of('marketingTaxAccounted', m.token_field_marketing_accounted, isOfNft, {
    rule: plainly(m.token_field_marketing_accounted_rule),
    choices: yesNo,
  }),
  of('dividendThreshold', m.bot_dividend_threshold, holders, {
    rule: (options) =>
      m.token_field_threshold_rule(
        { max: formatBps(tokenLimits.dividendThresholdBelowBps, options.locale) },
        options,
      ),
  }),
  of(
    'dividendIntervalBlocks',
    m.token_field_interval,
    ({ dialogue }) => templateHas(dialogue, 'dividend'),
    {
      rule: (options, view) =>
        isOfNft(view)
          ? m.token_field_interval_nft_rule({}, options)
          : m.token_field_interval_rule({}, options),
    },
  ),
  of('rebates', m.token_section_referral, isReferral, {
    rule: plainly(m.bot_rebates_rule),
    read: readLevels,
  }),
  of('bindIntervalBlocks', m.token_field_bind_interval, isReferral, {
    rule: plainly(m.token_field_bind_interval_rule),
  }),
]

const opensByHand = (view: DialogueView) =>
  isTaxable(view) && !isLaunch(view.dialogue) && answerOf(view, 'manualLaunch') === true
const limitRule: Question['rule'] = (options) =>
  m.token_field_limit_rule({ min: formatBps(tokenLimits.limitMinBps, options.locale) }, options)

/** The opening of trading, limits and blacklist. */
export const limitQuestions: readonly Question[] = [
  of(
    'manualLaunch',
    m.token_field_manual_launch,
    (view) => isTaxable(view) && !isLaunch(view.dialogue),
    {
      rule: plainly(m.token_field_manual_launch_on),
      choices: yesNo,
    },
  ),
  of('killBlocks', m.token_field_kill_blocks, opensByHand, {
    rule: (options) =>
      m.token_field_kill_blocks_rule({ max: String(tokenLimits.killBlocksMax) }, options),
  }),
  of('walletLimitEnabled', m.token_field_wallet_limit_switch, isTaxable, {
    rule: plainly(m.token_field_wallet_limit_switch_rule),
    choices: yesNo,
  }),
  of(
    'walletLimit',
    m.bot_wallet_limit,
    ({ dialogue }) => dialogue.answers.walletLimitEnabled === true,
    {
      rule: limitRule,
    },
  ),
  of('swapLimitEnabled', m.token_field_swap_limit_switch, isTaxable, {
    rule: plainly(m.token_field_swap_limit_switch_rule),
    choices: yesNo,
  }),
  of('swapLimit', m.bot_swap_limit, ({ dialogue }) => dialogue.answers.swapLimitEnabled === true, {
    rule: limitRule,
  }),
  of('blacklistEnabled', m.token_field_blacklist, isTaxable, {
    rule: plainly(m.token_field_blacklist_rule),
    choices: yesNo,
  }),
  of('fissionCount', m.token_field_fission, isTaxable, {
    rule: (options) => m.token_field_fission_rule({ max: String(tokenLimits.fissionMax) }, options),
  }),
]
