import type { TokenDraftInput } from '@slipway/sdk/token/token-draft-schema'
import type { Address } from 'viem'
import type { Random } from './create-random.ts'
import { describeInUri } from './describe-in-uri.ts'

const FIRST = [
  'Amber',
  'Basalt',
  'Cedar',
  'Copper',
  'Coral',
  'Drift',
  'Dune',
  'Ember',
  'Fathom',
  'Fern',
  'Glacier',
  'Harbor',
  'Indigo',
  'Juniper',
  'Keel',
  'Lantern',
  'Lichen',
  'Marble',
  'Meadow',
  'Nimbus',
  'Ochre',
  'Opal',
  'Pebble',
  'Quartz',
  'Raven',
  'Reef',
  'Saffron',
  'Slate',
  'Tidal',
  'Umber',
  'Velvet',
  'Willow',
  'Zephyr',
] as const
const SECOND = [
  'Anchor',
  'Atlas',
  'Beacon',
  'Bloom',
  'Bridge',
  'Cargo',
  'Compass',
  'Credit',
  'Forge',
  'Garden',
  'Guild',
  'Harvest',
  'Index',
  'Ledger',
  'Market',
  'Mint',
  'Network',
  'Orbit',
  'Points',
  'Protocol',
  'Quest',
  'Relay',
  'Reserve',
  'Sail',
  'Signal',
  'Spark',
  'Studio',
  'Token',
  'Vault',
  'Yard',
] as const
const CHINESE = ['晨星', '青竹', '远帆', '山海', '云锦', '白鹭'] as const
const SUPPLIES = ['21000000', '1000000', '10000000', '100000000', '1000000000', '500000'] as const

/** What somebody might type into the form: mostly plain tokens, some that can be minted, some with a description. */
export function inventToken(random: Random, creator: Address, inviter: string): TokenDraftInput {
  const first = random.pick(FIRST)
  const second = random.pick(SECOND)
  const name = random.chance(0.06) ? `${random.pick(CHINESE)} ${second}` : `${first} ${second}`
  const symbol = `${first.slice(0, random.integer(2, 3))}${second.slice(0, random.integer(1, 2))}`
  const mintable = random.chance(0.4)
  return {
    templateId: 1,
    name,
    symbol: symbol.toUpperCase(),
    decimals: String(random.pick([18, 18, 18, 9, 6])),
    totalSupply: random.pick(SUPPLIES),
    receiver: creator,
    contractUri: random.chance(0.35) ? describeInUri(name, symbol) : '',
    mintable,
    mintCooldownDays: mintable ? String(random.pick([3, 3, 5, 7])) : '',
    mintMaxPercent: mintable ? String(random.pick([2, 5, 10, 20])) : '',
    inviter,
  }
}
