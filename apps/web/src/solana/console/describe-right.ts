import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import type { TokenRight } from '@slipway/sdk/solana/token-rights'

interface RightDescription {
  readonly title: () => string
  /** What its holder can do with it. */
  readonly text: () => string
  /** Whether it can be used against those who hold the token. */
  readonly isHarmful: boolean
}

const descriptions: Readonly<Record<TokenRight, RightDescription>> = {
  mint: { title: m.solana_right_mint, text: m.solana_right_mint_text, isHarmful: true },
  freeze: { title: m.solana_right_freeze, text: m.solana_right_freeze_text, isHarmful: true },
  'move-all': { title: m.solana_right_move, text: m.solana_right_move_text, isHarmful: true },
  pause: { title: m.solana_right_pause, text: m.solana_right_pause_text, isHarmful: true },
  hook: { title: m.solana_right_hook, text: m.solana_right_hook_text, isHarmful: true },
  tax: { title: m.solana_right_tax, text: m.solana_right_tax_text, isHarmful: true },
  burn: { title: m.solana_right_burn, text: m.solana_right_burn_text, isHarmful: false },
  'tax-collection': {
    title: m.solana_right_collection,
    text: m.solana_right_collection_text,
    isHarmful: false,
  },
  metadata: {
    title: m.solana_right_metadata,
    text: m.solana_right_metadata_text,
    isHarmful: false,
  },
  'metadata-place': {
    title: m.solana_right_place,
    text: m.solana_right_place_text,
    isHarmful: false,
  },
  scale: { title: m.solana_right_scale, text: m.solana_right_scale_text, isHarmful: false },
  interest: { title: m.solana_right_scale, text: m.solana_right_scale_text, isHarmful: false },
  confidential: {
    title: m.solana_right_confidential,
    text: m.solana_right_confidential_text,
    isHarmful: false,
  },
  'confidential-tax': {
    title: m.solana_right_confidential_tax,
    text: m.solana_right_confidential_tax_text,
    isHarmful: false,
  },
  'group-place': { title: m.solana_right_group, text: m.solana_right_group_text, isHarmful: false },
  'member-place': {
    title: m.solana_right_group,
    text: m.solana_right_group_text,
    isHarmful: false,
  },
  group: { title: m.solana_right_items, text: m.solana_right_items_text, isHarmful: false },
  close: { title: m.solana_right_close, text: m.solana_right_close_text, isHarmful: false },
}

/** With these, what the page says of a collection and its items holds only for today. */
const movesPlaces: ReadonlySet<TokenRight> = new Set(['group-place', 'member-place', 'close'])

/** A right over a token in the visitor's language. */
export function describeRight(
  right: TokenRight,
  { group, member }: Pick<SolanaToken, 'group' | 'member'>,
): RightDescription {
  // A group that the token does not head is none of its own.
  if (right === 'group' && !group) return descriptions['group-place']
  const { isHarmful, ...texts } = descriptions[right]
  const isPart = group !== undefined || member !== undefined
  return { ...texts, isHarmful: isHarmful || (isPart && movesPlaces.has(right)) }
}
