/** What an allocation of the supply is for; each leads to the tool that does it. */
export const allocationUses = [
  'presale',
  'liquidity',
  'team',
  'investors',
  'airdrop',
  'staking',
  'treasury',
  'other',
] as const
export type AllocationUse = (typeof allocationUses)[number]

/** One allocation of a plan as it is typed. */
export interface Allocation {
  /** Of the row on screen alone; no file has it. */
  readonly id: string
  readonly name: string
  readonly use: AllocationUse
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
  readonly allocations: readonly Allocation[]
}

export const planLimits = { allocations: 20, name: 40, days: 3_650, decimals: 18 } as const

/** An allocation without entries. */
export const emptyAllocation = (use: AllocationUse = 'other'): Allocation => ({
  id: crypto.randomUUID(),
  name: '',
  use,
  percent: '',
  cliffDays: '0',
  vestingDays: '0',
  receiver: '',
})

/** Before anybody typed; the two allocations that every launch with a pool has are named, their shares are not. */
export const emptyPlan = (): Plan => ({
  token: '',
  supply: '',
  allocations: [emptyAllocation('presale'), emptyAllocation('liquidity')],
})

/** Whether there is anything that a draft would keep. */
export const isStarted = ({ token, supply, allocations }: Plan): boolean =>
  token !== '' ||
  supply !== '' ||
  allocations.length !== 2 ||
  allocations.some(({ name, percent, receiver }) => [name, percent, receiver].some(Boolean))
