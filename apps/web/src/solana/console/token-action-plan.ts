import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import type { TokenAction } from '@slipway/sdk/solana/build-token-action'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import type { TokenRight } from '@slipway/sdk/solana/token-rights'
import type { PlanReview, ReviewLine } from '../../transaction/shown-plan.ts'
import type { SolanaKind } from '../flow/solana-kind.ts'
import { describeNextTax } from '../network/describe-tax.ts'
import { describeRight } from './describe-right.ts'

/** What the forms of the page ask for; an act on accounts names whose they are. */
export type ConsoleAction = TokenAction & {
  readonly owner?: string
  /** Accounts of the owner that another transaction is needed for. */
  readonly left?: number
}

type Reviewed = Pick<PlanReview, 'pays' | 'gets' | 'facts' | 'permanent'>

interface ActionPlan extends Reviewed {
  readonly kind: SolanaKind
}

const nothing: Reviewed = { pays: [], gets: [], facts: [], permanent: [] }

/** A text that takes another's place. */
const change = (label: string, before: string, after: string): ReviewLine[] =>
  before === after
    ? []
    : [{ label, value: after || '—', note: m.solana_was({ value: before || '—' }) }]

const permanentOf = (token: SolanaToken, rights: readonly TokenRight[]): string[] => [
  m.solana_give_up_permanent(),
  ...(rights.includes('metadata') && token.metaplex ? [m.solana_metaplex_permanent()] : []),
  // Only the right to mint lets somebody add them.
  ...(rights.includes('mint') && token.metaplex === null
    ? [m.solana_metaplex_permanent_none()]
    : []),
  ...(rights.includes('group') ? [m.solana_give_up_items()] : []),
  ...(rights.includes('freeze') ? [m.solana_give_up_thaw()] : []),
  // What was decided comes all the same, and nobody can stop it any more.
  ...(rights.includes('tax') ? describeNextTax(token) : []),
  ...(rights.includes('tax-collection') ? [m.solana_give_up_collection()] : []),
]

/** What the review of an action says, its costs excepted. */
export function planTokenAction(token: SolanaToken, action: ConsoleAction): ActionPlan {
  const { decimals, symbol, totalSupply } = token
  const amountOf = (units: bigint) => formatAmount(units, decimals, { symbol })
  switch (action.kind) {
    case 'mint': {
      const { amount, recipient } = action
      const label = m.token_mint_review_gets({ amount: amountOf(amount) })
      return {
        ...nothing,
        kind: 'token_mint',
        gets: [{ label, value: recipient, address: recipient }],
        facts: [{ label: m.token_mint_review_supply(), value: amountOf(totalSupply + amount) }],
        permanent: [m.token_mint_permanent()],
      }
    }
    case 'burn':
      return {
        ...nothing,
        kind: 'token_burn',
        pays: [{ label: m.token_burn_review_pays(), value: amountOf(action.amount) }],
        gets: [
          { label: m.token_burn_review_supply(), value: amountOf(totalSupply - action.amount) },
        ],
        permanent: [m.token_burn_permanent()],
      }
    case 'freeze':
    case 'thaw': {
      const owner = action.owner ?? ''
      return {
        ...nothing,
        kind: action.kind === 'freeze' ? 'token_freeze' : 'token_thaw',
        gets: [
          { label: m.solana_freeze_owner(), value: owner, address: owner },
          {
            label: m.solana_freeze_accounts(),
            value: formatInteger(action.accounts.length),
            ...(action.left ? { note: m.solana_freeze_left({ count: action.left }) } : {}),
          },
        ],
      }
    }
    case 'metadata': {
      const { texts } = action
      return {
        ...nothing,
        kind: token.metaplex ? 'token_metaplex_update' : 'token_set_uri',
        gets: [
          ...change(m.token_field_name(), token.name, texts.name),
          ...change(m.token_field_symbol(), token.symbol, texts.symbol),
          ...change(m.token_field_uri(), token.uri, texts.uri),
        ],
      }
    }
    case 'metadata-create': {
      const { texts } = action
      return {
        ...nothing,
        kind: 'token_metaplex_create',
        gets: [
          { label: m.token_field_name(), value: texts.name },
          { label: m.token_field_symbol(), value: texts.symbol },
          { label: m.token_field_uri(), value: texts.uri || '—' },
        ],
        permanent: [m.solana_metaplex_permanent_deposit()],
      }
    }
    case 'metadata-authority': {
      const { authority } = action
      return {
        ...nothing,
        kind: 'token_metaplex_transfer',
        gets: [{ label: m.solana_metaplex_authority_to(), value: authority, address: authority }],
        permanent: [m.solana_metaplex_authority_permanent()],
      }
    }
    case 'tax':
      return {
        ...nothing,
        kind: 'token_set_taxes',
        gets: [
          {
            label: m.token_field_transfer_tax(),
            value: formatBps(action.bps),
            note: m.solana_was({ value: formatBps(token.transferFeeBps) }),
          },
          ...(token.nextTransferFee
            ? [
                {
                  label: m.solana_tax_dropped(),
                  value: formatBps(token.nextTransferFee.bps),
                },
              ]
            : []),
          { label: m.solana_tax_from(), value: m.solana_tax_from_epoch() },
        ],
      }
    case 'maximum':
      return {
        ...nothing,
        kind: 'nft_maximum',
        gets: [
          {
            label: m.nftmake_field_total(),
            value: formatInteger(action.maxSize),
            note: m.solana_was({ value: formatInteger(token.group?.maxSize ?? 0n) }),
          },
        ],
      }
    case 'give-up':
      return {
        ...nothing,
        kind:
          token.metaplex && action.rights.includes('metadata')
            ? 'token_metaplex_freeze'
            : 'token_give_up',
        gets: action.rights.map((right) => ({
          label: describeRight(right, token).title(),
          value: m.solana_right_nobody(),
        })),
        permanent: permanentOf(token, action.rights),
      }
  }
}
