import { formatBps, m } from '@slipway/messages'
import { templateIds } from '@slipway/sdk/platform/template-id'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { chainOf, isLaunch, templateHas } from './dialogue.ts'
import { currenciesOf, venuesOf } from './market.ts'
import { plainly, type Question } from './question.ts'
import { templateTexts } from './template-texts.ts'
import { yesNo } from './yes-no.ts'

const always = () => true
const SECONDS_PER_DAY = 86_400n

/** What is made, where, and by which template. */
export const frameQuestions: readonly Question[] = [
  {
    field: 'goal',
    label: m.bot_ask_goal,
    rule: plainly(m.bot_ask_goal_rule),
    isAsked: always,
    isEssential: true,
    choices: (_, options) => [
      { value: 'launch', label: m.bot_goal_launch({}, options) },
      { value: 'create', label: m.bot_goal_create({}, options) },
    ],
  },
  {
    field: 'chain',
    label: m.bot_ask_chain,
    isAsked: always,
    isEssential: true,
    choices: ({ chains }) =>
      chains.map(({ shortname, name }) => ({ value: shortname, label: name })),
  },
  {
    field: 'templateId',
    label: m.token_review_template,
    rule: plainly(m.token_create_section_template_text),
    isAsked: always,
    isEssential: true,
    choices: (_, options) =>
      templateIds.map((id) => ({
        value: String(id),
        label: `${id}. ${templateTexts[id].name({}, options)}`,
      })),
  },
]

/** Name, supply, minting: what every template asks for. */
export const basicQuestions: readonly Question[] = [
  {
    field: 'name',
    label: m.token_field_name,
    rule: (options) =>
      m.token_field_name_rule({ max: String(tokenLimits.nameMaxBytes), wide: '21' }, options),
    isAsked: always,
    judge: 'draft',
    isEssential: true,
  },
  {
    field: 'symbol',
    label: m.token_field_symbol,
    rule: (options) =>
      m.token_field_symbol_rule({ max: String(tokenLimits.symbolMaxBytes) }, options),
    isAsked: always,
    judge: 'draft',
    isEssential: true,
  },
  {
    field: 'decimals',
    label: m.token_field_decimals,
    rule: (options) =>
      m.token_field_decimals_rule(
        {
          max: String(tokenLimits.decimalsMax),
          largeMax: String(tokenLimits.decimalsMaxForLargeSupply),
        },
        options,
      ),
    isAsked: always,
    judge: 'draft',
  },
  {
    field: 'totalSupply',
    label: m.token_field_supply,
    rule: plainly(m.token_field_supply_rule),
    isAsked: always,
    judge: 'draft',
    isEssential: true,
  },
  {
    field: 'receiver',
    label: m.token_field_receiver,
    rule: plainly(m.token_field_receiver_rule),
    isAsked: always,
    judge: 'draft',
  },
  {
    field: 'mintable',
    label: m.token_field_mintable,
    rule: plainly(m.token_field_mintable_rule),
    isAsked: always,
    choices: yesNo,
    judge: 'draft',
  },
  {
    field: 'mintCooldownDays',
    label: m.token_field_cooldown,
    rule: (options) =>
      m.token_field_cooldown_rule(
        { min: String(tokenLimits.mintCooldownMinSeconds / SECONDS_PER_DAY) },
        options,
      ),
    isAsked: ({ dialogue }) => dialogue.answers.mintable === true,
    judge: 'draft',
  },
  {
    field: 'mintMaxPercent',
    label: m.token_field_ratio,
    rule: (options) =>
      m.token_field_ratio_rule({ max: formatBps(tokenLimits.mintMaxBps, options.locale) }, options),
    isAsked: ({ dialogue }) => dialogue.answers.mintable === true,
    judge: 'draft',
  },
  {
    field: 'contractUri',
    label: m.token_field_uri_optional,
    rule: (options) => m.token_field_uri_rule({ max: String(tokenLimits.uriMaxBytes) }, options),
    isAsked: always,
    judge: 'draft',
  },
  {
    field: 'inviter',
    label: m.token_field_inviter,
    rule: plainly(m.token_field_inviter_rule),
    isAsked: always,
    judge: 'draft',
  },
]

const hasMarket: Question['isAsked'] = ({ dialogue }) =>
  isLaunch(dialogue) || templateHas(dialogue, 'tax')

/** Where it trades; part of the code of a token that takes taxes. */
export const marketQuestions: readonly Question[] = [
  {
    field: 'router',
    label: m.token_field_router,
    isAsked: hasMarket,
    isEssential: true,
    choices: (view) => {
      const chain = chainOf(view)
      return chain
        ? venuesOf(chain).map(({ router, name }) => ({ value: router, label: name }))
        : []
    },
  },
  {
    field: 'quote',
    label: m.token_field_quote,
    isAsked: hasMarket,
    isEssential: true,
    choices: (view) => {
      const chain = chainOf(view)
      if (!chain) return []
      const { symbol } = chain.nativeCurrency
      return currenciesOf(chain).map(({ address, name, isWETH }) => ({
        value: address,
        label: isWETH ? symbol : name,
      }))
    },
  },
]
