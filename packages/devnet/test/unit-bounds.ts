/** Measured operations and the compute units that they take at most, for whatever kind of token. */
type Bounds = Readonly<Record<string, number>>

/** What the programs' instructions take at most: by program and by the instruction's name in its IDL. */
export const unitBounds = {
  locker: {
    create: { create: 30_000 },
    withdraw: { 'withdraw, an amount': 7_000 },
    withdraw_released: { 'withdraw, linear': 7_000 },
    relock: { extend: 2_000 },
    give: { give: 2_000 },
    close: { close: 6_500 },
  },
  airdrop: {
    create: { create: 31_000 },
    extend: { extend: 3_000 },
    claim: { claim: 11_000, 'claim for another': 12_500 },
    close: { close: 12_500 },
  },
  presale: {
    create: { create: 32_000 },
    contribute: {
      'contribute first, listed': 13_500,
      'contribute again, listed': 8_000,
      'contribute first, invited': 11_500,
      'contribute again, invited': 6_000,
    },
    refund: { leave: 3_000, 'leave, invited': 4_000, 'refund, failed': 3_500 },
    finalize: { 'finalize, burning': 6_500, 'finalize, not burning': 3_000 },
    claim: { claim: 9_000, 'claim for another': 11_000 },
    withdraw: { 'withdraw, SOL': 3_000, 'withdraw, tokens of a failed one': 7_500 },
    cancel: { cancel: 2_000 },
    set_time: { 'set times': 2_000 },
    set_whitelist: { 'set list': 2_000 },
    close: { close: 7_000 },
    register_inviter: { 'register an inviter': 8_500 },
    claim_reward: { 'claim a reward': 3_000 },
  },
  staking: {
    create: { create: 50_500 },
    stake: { 'stake first': 13_500, 'stake again': 8_000 },
    withdraw: { withdraw: 8_000 },
    harvest: { harvest: 8_000 },
    stop: { stop: 2_000 },
    set_rewards: { 'raise the rate': 7_500 },
    set_limit: { 'set limit': 2_000 },
    open_exit: { 'open exit': 2_000 },
    recover: { recover: 7_500 },
    close: { close: 16_500 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Bounds>>>>

/** The same of what is made with Token-2022 alone. */
export const tokenBounds: Bounds = {
  create: 30_000,
  'create, with a transfer fee': 30_000,
  'create, with a fee and no right to mint': 30_000,
  'create a collection of NFTs': 32_000,
  'mint an NFT': 37_000,
}

/** What a program's measured operations take at most. */
export const boundsOf = (program: keyof typeof unitBounds): Bounds =>
  Object.assign({}, ...Object.values(unitBounds[program]))

/** What any instruction takes at most, together with the openings of the accounts that it needs. */
export const unitsMax = 60_000
