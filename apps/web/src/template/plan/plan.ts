/** What a part of the supply is for; each leads to the tool that does it. */
export const partUses = [
  'presale',
  'liquidity',
  'team',
  'investors',
  'airdrop',
  'staking',
  'treasury',
  'other',
] as const
export type PartUse = (typeof partUses)[number]

/** One part of a plan as it is typed. */
export interface PlanPart {
  /** Of the row on screen alone; no file has it. */
  readonly id: string
  readonly name: string
  readonly use: PartUse
  /** Of the supply, at most two decimals. */
  readonly percent: string
  /** Days after the start on which nothing comes free. */
  readonly cliffDays: string
  /** Days after the cliff over which it comes free evenly; 0: all of it at once. */
  readonly vestingDays: string
  /** Who gets it; empty where nobody is named yet. */
  readonly receiver: string
}

/** How a token's supply is to be divided, as it is typed. */
export interface Plan {
  /** Empty while there is no token yet. */
  readonly token: string
  /** Whole tokens; of a token that exists its own supply stands instead. */
  readonly supply: string
  readonly parts: readonly PlanPart[]
}

export const planLimits = { parts: 20, name: 40, days: 3_650, decimals: 18 } as const

/** A part without entries. */
export const emptyPart = (use: PartUse = 'other'): PlanPart => ({
  id: crypto.randomUUID(),
  name: '',
  use,
  percent: '',
  cliffDays: '0',
  vestingDays: '0',
  receiver: '',
})

/** Before anybody typed; the two parts that every launch with a pool has are named, their shares are not. */
export const emptyPlan = (): Plan => ({
  token: '',
  supply: '',
  parts: [emptyPart('presale'), emptyPart('liquidity')],
})

/** Whether there is anything that a draft would keep. */
export const isStarted = ({ token, supply, parts }: Plan): boolean =>
  token !== '' ||
  supply !== '' ||
  parts.length !== 2 ||
  parts.some(({ name, percent, receiver }) => [name, percent, receiver].some(Boolean))
