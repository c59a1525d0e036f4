import {
  calculateCommitted,
  calculateOwed,
  calculateReward,
  countRewards,
  unlocksAt,
} from '@slipway/sdk/solana/staking/pool-math'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'
import type { KeyPairSigner } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallTally } from './call-tally.ts'
import { poolFeeBps, StakingWorld, type TestPool } from './staking-world.ts'
import { day, feeOf, firstTokenProgram, type TestToken } from './token-world.ts'

const people = 3
const hour = 3_600
const who = fc.nat(people - 1)
/** One step in five strays: by anybody, whether it fits or not. */
const of = { who, strays: fc.nat(4) }
const part = fc.integer({ min: 1, max: 100 })

const steps = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ kind: fc.constant('stake' as const), ...of },
      amount: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), ...of, percent: part }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('harvest' as const), ...of }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('setRate' as const),
      ...of,
      percent: fc.integer({ min: 60, max: 200 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('setEnd' as const),
      ...of,
      later: fc.integer({ min: -hour, max: 5 * hour }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('setLimit' as const),
      ...of,
      // Zero ends the limit.
      percent: fc.oneof(fc.constant(0), fc.integer({ min: 80, max: 300 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('openExit' as const), ...of, isMeant: fc.nat(1) }),
  },
  fc.record({ kind: fc.constant('stop' as const), ...of, isMeant: fc.nat(1) }),
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('recover' as const), ...of }) },
  fc.record({
    kind: fc.constant('donate' as const),
    ...of,
    amount: fc.bigInt({ min: 1n, max: 10n ** 6n }),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      seconds: fc.integer({ min: 1, max: hour }),
    }),
  },
)
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never
type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>

/** What is staked and what is paid. */
interface Tokens {
  readonly stake: TestToken
  readonly reward: TestToken
}

/** Terms of a pool; the deadline is a part of the time that rewards run for, in percent. */
const terms = fc.record({
  rate: fc.bigInt({ min: 1n, max: 10n ** 6n }),
  lockSeconds: fc.integer({ min: 0, max: 3 * hour }),
  deadlinePercent: fc.oneof(fc.constant(100), fc.integer({ min: 30, max: 100 })),
  limits: fc.option(
    fc.record({
      limit: fc.bigInt({ min: 10n ** 6n, max: 10n ** 9n }),
      limitSeconds: fc.integer({ min: 1, max: 2 * day }),
    }),
    { nil: { limit: 0n, limitSeconds: 0 }, freq: 2 },
  ),
})
type Terms = typeof terms extends fc.Arbitrary<infer T> ? T : never

/** What arrives of a transfer. */
const arriving = ({ isTaxed }: TestToken, amount: bigint) =>
  isTaxed ? amount - (amount * BigInt(poolFeeBps) + 9_999n) / 10_000n : amount

class Run {
  readonly tally = new CallTally()
  private pool!: TestPool
  /** Base units that came into each vault less those that left it. */
  private readonly held = { stake: 0n, reward: 0n }
  private given = { stake: 0n, reward: 0n }
  private readonly world: StakingWorld
  private readonly tokens: Tokens
  private readonly all: readonly KeyPairSigner[]
  private readonly owner: KeyPairSigner

  constructor(
    world: StakingWorld,
    tokens: Tokens,
    all: readonly KeyPairSigner[],
    owner: KeyPairSigner,
  ) {
    this.world = world
    this.tokens = tokens
    this.all = all
    this.owner = owner
  }

  async begin({ rate, lockSeconds, deadlinePercent, limits }: Terms) {
    const { world, tokens, owner } = this
    const startAt = world.now + 10
    const endAt = startAt + 2 * day
    const deadlineAt = startAt + Math.floor((2 * day * deadlinePercent) / 100)
    this.pool = await world.pool(tokens, owner, {
      ...{ rate, startAt, endAt, deadlineAt, lockSeconds, ...limits },
    })
    this.held.reward = world.balanceAt(this.pool.rewardVault)
    world.setTime(startAt)
  }

  private read(): SolanaPool {
    return this.world.read(this.pool)
  }

  private person(index: number): KeyPairSigner {
    const found = this.all[index % people]
    if (!found) throw new Error('There is no such person.')
    return found
  }

  private count(error: unknown, isExpected: boolean, what: string) {
    this.tally.count(what, error === undefined)
    expect(error === undefined, `${what}: ${error}`).toBe(isExpected)
    return error === undefined
  }

  /** Somebody whom the step fits, unless it strays. */
  private async choose(
    step: { who: number; strays: number },
    fits: (one: KeyPairSigner) => Promise<boolean>,
  ) {
    if (step.strays === 0) return this.person(step.who)
    for (let turn = 0; turn < people; turn++) {
      const one = this.person(step.who + turn)
      if (await fits(one)) return one
    }
    return undefined
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'pass') this.world.pass(step.seconds)
    else await this[step.kind](step as never)
    await this.check()
  }

  /** What a wallet may stake at most now, beside what it has staked. */
  private async roomOf(one: KeyPairSigner): Promise<bigint | undefined> {
    const { limit, limitSeconds, startAt } = this.read()
    if (limit === 0n || this.world.now >= startAt + limitSeconds) return undefined
    return limit - ((await this.world.stakeOf(this.pool, one))?.amount ?? 0n)
  }

  async stake(step: StepOf<'stake'>) {
    const { world, pool, tokens } = this
    const { endAt, deadlineAt } = this.read()
    const isOpen = world.now < Math.min(endAt, deadlineAt)
    if (!isOpen && step.strays > 0) return
    const one = this.person(step.who)
    const room = await this.roomOf(one)
    const fits = step.strays === 0 || room === undefined || room >= step.amount
    const amount = fits ? step.amount : (room ?? 0n)
    if (amount === 0n) return
    const before = world.balanceAt(pool.stakeVault)
    const had = await world.rewardOf(pool, one)
    const received = arriving(tokens.stake, amount)
    const { error } = await world.deposit(pool, one, amount)
    const isWithin = room === undefined || received <= room
    if (!this.count(error, isOpen && received > 0n && isWithin, 'stake')) return
    expect(world.balanceAt(pool.stakeVault) - before).toBe(received)
    this.held.stake += received
    expect(await world.rewardOf(pool, one)).toBe(had)
  }

  async setLimit(step: StepOf<'setLimit'>) {
    const { world, pool, owner } = this
    const { limit } = this.read()
    const next = (limit * BigInt(step.percent)) / 100n
    const isRise = limit !== 0n && (next === 0n || next > limit)
    if (!isRise && step.strays > 0) return
    const by = step.strays === 0 ? this.person(step.who) : owner
    const { error } = await world.act(pool, { kind: 'setLimit', limit: next }, by)
    const isSet = this.count(error, isRise && by === owner, 'setLimit')
    expect(this.read().limit).toBe(isSet ? next : limit)
  }

  private async mayLeave(one: KeyPairSigner) {
    const stake = await this.world.stakeOf(this.pool, one)
    if (!stake || stake.amount === 0n) return false
    return this.world.now >= unlocksAt(this.read(), stake)
  }

  async withdraw(step: StepOf<'withdraw'>) {
    const { world, pool } = this
    const one = await this.choose(step, (each) => this.mayLeave(each))
    if (!one) return
    const staked = (await world.stakeOf(pool, one))?.amount ?? 0n
    const amount = (staked * BigInt(step.percent) + 99n) / 100n
    const mayLeave = await this.mayLeave(one)
    const had = await world.rewardOf(pool, one)
    const { error } = await world.withdraw(pool, one, amount)
    if (!this.count(error, mayLeave, 'withdraw')) return
    this.held.stake -= amount
    // Not a unit of the reward is lost or gained.
    expect(await world.rewardOf(pool, one)).toBe(had)
  }

  async harvest(step: StepOf<'harvest'>) {
    const { world, pool } = this
    const isDue = async (each: KeyPairSigner) => (await world.rewardOf(pool, each)) > 0n
    const one = await this.choose(step, isDue)
    if (!one) return
    const reward = await world.rewardOf(pool, one)
    const { error } = await world.harvest(pool, one)
    if (!this.count(error, reward > 0n, 'harvest')) return
    this.held.reward -= reward
    expect(await world.rewardOf(pool, one)).toBe(0n)
  }

  private async setRewards(rate: bigint, endAt: number, step: { who: number; strays: number }) {
    const { world, pool, owner } = this
    const terms = countRewards(this.read(), world.now)
    const by = step.strays === 0 ? this.person(step.who) : owner
    const isEarly = world.now < terms.endAt
    if (!isEarly && step.strays > 0) return
    const has = terms.surplus + calculateCommitted(terms, world.now)
    const needed = calculateCommitted({ ...terms, rate, endAt }, world.now)
    const short = needed > has ? needed - has : 0n
    const amount = this.tokens.reward.isTaxed ? short * 2n : short
    const before = world.balanceAt(pool.rewardVault)
    const change = { kind: 'setRewards', rate, startAt: terms.startAt, endAt, amount } as const
    const { error } = await world.act(pool, change, by)
    const isLong = endAt === terms.endAt || endAt - world.now >= 300
    if (!this.count(error, isEarly && by === owner && isLong, 'setRewards')) return
    const received = world.balanceAt(pool.rewardVault) - before
    this.held.reward += received
    const isWorse = rate < terms.rate || endAt < terms.endAt
    const after = this.read()
    expect(after.surplus).toBe(has + received - needed)
    expect(after.exitOpen).toBe(terms.exitOpen || isWorse)
    expect(after.owed).toBe(terms.owed)
  }

  async setRate(step: StepOf<'setRate'>) {
    const { rate, endAt } = this.read()
    await this.setRewards((rate * BigInt(step.percent)) / 100n + 1n, endAt, step)
  }

  async setEnd(step: StepOf<'setEnd'>) {
    const { rate, endAt } = this.read()
    await this.setRewards(rate, endAt + step.later, step)
  }

  async openExit(step: StepOf<'openExit'>) {
    const by = step.strays === 0 ? this.person(step.who) : this.owner
    const { exitOpen } = this.read()
    if (step.isMeant > 0 || (exitOpen && step.strays > 0)) return
    const { error } = await this.world.act(this.pool, { kind: 'openExit' }, by)
    this.count(error, !exitOpen && by === this.owner, 'openExit')
  }

  async stop(step: StepOf<'stop'>) {
    const by = step.strays === 0 ? this.person(step.who) : this.owner
    const isEarly = this.world.now < this.read().endAt
    if (step.isMeant > 0 || (!isEarly && step.strays > 0)) return
    const { error } = await this.world.act(this.pool, { kind: 'stop' }, by)
    this.count(error, isEarly && by === this.owner, 'stop')
  }

  async recover(step: StepOf<'recover'>) {
    const { world, pool, owner } = this
    const by = step.strays === 0 ? this.person(step.who) : owner
    const { surplus } = countRewards(this.read(), world.now)
    if (surplus === 0n && step.strays > 0) return
    const { error } = await world.act(pool, { kind: 'recover' }, by)
    if (this.count(error, surplus > 0n && by === owner, 'recover')) this.held.reward -= surplus
  }

  async donate({ who: index, amount }: StepOf<'donate'>) {
    const { world, pool, tokens } = this
    const one = this.person(index)
    for (const kind of ['stake', 'reward'] as const) {
      const vault = kind === 'stake' ? pool.stakeVault : pool.rewardVault
      const before = world.balanceAt(vault)
      await world.succeed(one, [await world.transfer(tokens[kind], one, vault, amount)])
      this.given[kind] += world.balanceAt(vault) - before
    }
    this.count(undefined, true, 'donate')
  }

  /** Both vaults hold what came less what went, and what the pool owes; gifts are in neither sum. */
  async check() {
    const { world, pool, held, given } = this
    const terms = this.read()
    const owed = calculateOwed(terms, world.now)
    expect(world.balanceAt(pool.stakeVault)).toBe(held.stake + given.stake)
    expect(world.balanceAt(pool.rewardVault)).toBe(held.reward + given.reward)
    expect(held.stake).toBe(owed.stake)
    expect(held.reward).toBe(owed.reward)
    const stakes = await Promise.all(this.all.map((one) => world.stakeOf(pool, one)))
    const found = stakes.filter((one) => one !== undefined)
    expect(terms.accounts).toBe(found.length)
    expect(terms.stakers).toBe(found.filter(({ amount }) => amount > 0n).length)
    expect(terms.staked).toBe(found.reduce((sum, { amount }) => sum + amount, 0n))
    const dues = found.reduce((sum, one) => sum + calculateReward(terms, one, world.now), 0n)
    expect(dues).toBeLessThanOrEqual(countRewards(terms, world.now).owed)
  }

  /** In the end everybody has stake and reward, the owner the rest, and nothing is left but gifts and dust. */
  async finish(stepsTaken: number) {
    const { world, pool, owner } = this
    world.setTime(Math.max(world.now, this.read().endAt) + 30 * day)
    for (const one of this.all) {
      const stake = await world.stakeOf(pool, one)
      if (!stake) continue
      if (stake.amount > 0n) {
        expect((await world.withdraw(pool, one, stake.amount)).error).toBeUndefined()
        this.held.stake -= stake.amount
      }
      const reward = await world.rewardOf(pool, one)
      if (reward > 0n) {
        expect((await world.harvest(pool, one)).error).toBeUndefined()
        this.held.reward -= reward
      }
      expect(await world.stakeOf(pool, one)).toBeUndefined()
    }
    await this.check()
    // What rounding left: less than a unit for each time that somebody's reward was counted, and one for each count.
    expect(this.read().owed).toBeLessThan(BigInt(2 * stepsTaken + 2 * people))
    expect((await world.act(pool, world.closing(pool))).error).toBeUndefined()
    expect(world.balanceAt(pool.stakeVault)).toBe(0n)
    expect(world.balanceAt(pool.rewardVault)).toBe(0n)
    expect(world.lamportsOf({ address: pool.pool })).toBe(0n)
    expect(owner.address).toBe(pool.owner.address)
  }
}

const plain = { tokenProgram: firstTokenProgram, extensions: [] }
const taxed = {
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  extensions: [feeOf(firstTokenProgram, poolFeeBps)],
}
const kinds = [
  ...['stake', 'setLimit', 'withdraw', 'harvest', 'setRewards', 'openExit', 'stop', 'recover'],
  'donate',
]

test.each([
  // Of one token nothing but the vaults tells stakes and rewards apart.
  { name: 'SPL Token', stake: plain, reward: undefined },
  { name: 'Token-2022 with a fee', stake: taxed, reward: undefined },
  { name: 'SPL Token for Token-2022 with a fee', stake: plain, reward: taxed },
  { name: 'Token-2022 with a fee for SPL Token', stake: taxed, reward: plain },
])(
  'whatever happens, a pool of $name holds every stake and every reward, and gives both out to the unit',
  async ({ stake, reward }) => {
    const world = await StakingWorld.open()
    const all = await Promise.all(Array.from({ length: people }, () => world.person()))
    const owner = await world.person()
    const tally = new CallTally()
    const sequences = fc.array(steps, { minLength: 30, maxLength: 80 })
    await fc.assert(
      fc.asyncProperty(terms, sequences, async (draft, sequence) => {
        const staked = await world.token([...all, owner], stake)
        const paid = reward ? await world.token([...all, owner], reward) : staked
        const run = new Run(world, { stake: staked, reward: paid }, all, owner)
        await run.begin(draft)
        for (const step of sequence) await run.take(step)
        await run.finish(sequence.length)
        tally.add(run.tally)
      }),
      { numRuns: 20 },
    )
    console.info(tally.report())
    tally.expectEffective(kinds)
  },
  300_000,
)
