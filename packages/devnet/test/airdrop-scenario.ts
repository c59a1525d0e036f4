/** People of the table; `owner` makes the airdrop. */
export type DropPerson = 'owner' | 'ann' | 'ben' | 'cat'
/** Who is in a list: `keyless` is an address that nobody has the key of, as contracts and vaults have. */
export type DropClaimant = DropPerson | 'keyless'

/** Terms that a step changes; times in seconds after the start of the scenario. */
export interface DropTerms {
  /** Absent: at once. */
  readonly start?: number
  /** Absent: never. */
  readonly end?: number
  readonly firstBps?: number
  readonly releaseSeconds?: number
  /** What its maker says that the list adds up to. */
  readonly total?: bigint
  readonly hasRoot?: false
  /** Whether so much is sent that the total arrives, whatever the token keeps back. */
  readonly isCovered?: boolean
}

/** What somebody does, and what comes of it on every network: a refusal by its name, or amounts in base units. */
export interface DropStep {
  /** Moves the clock there before: seconds after the start of the scenario. */
  readonly at: number
  readonly who: DropPerson
  readonly does: 'begin' | 'claim' | 'payIn' | 'takeLeft'
  readonly terms?: DropTerms
  /** Of a claim: the place in the list, from 0. */
  readonly entry?: number
  /** What a claim says against the list. */
  readonly says?: {
    readonly index?: number
    readonly claimant?: DropClaimant
    readonly amount?: bigint
    /** The place whose proof it has. */
    readonly proofOf?: number
  }
  /** Of a payment. */
  readonly amount?: bigint
  readonly error?: string
  /** What came to the claimant, or to who takes what is left. */
  readonly gives?: bigint
  /** What the airdrop has afterwards. */
  readonly left?: bigint
}

export interface DropScenario {
  readonly name: string
  /** Tests of the contracts that it comes from (`contracts/test/airdrop/MerkleAirdrop.tree`). */
  readonly from: readonly string[]
  /** What each transfer of the token keeps back, in basis points. */
  readonly taxBps?: number
  readonly list: readonly (readonly [DropClaimant, bigint])[]
  readonly steps: readonly DropStep[]
}
