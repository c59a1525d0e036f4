import { calculateReleased } from '@slipway/sdk/solana/lock/calculate-released'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import type { SolanaLock, SolanaReleaseSchedule } from '@slipway/sdk/solana/lock/types'
import type { KeyPairSigner } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallTally } from './call-tally.ts'
import { LockerWorld } from './locker-world.ts'
import { day, feeOf, firstTokenProgram, supply, type TestToken } from './token-world.ts'

const people = 3
const { minSeconds, wholeBps } = solanaLockLimits

const stepped = fc
  .record({
    firstBps: fc.integer({ min: 0, max: 9_000 }),
    cycleSeconds: fc.integer({ min: 1, max: 30 * day }),
    cycleBps: fc.integer({ min: 100, max: 1_000 }),
  })
  .map((parts) => ({ ...parts, cycleBps: Math.min(parts.cycleBps, wholeBps - parts.firstBps) }))
const linear = fc.record({
  firstBps: fc.integer({ min: 0, max: 9_999 }),
  cycleSeconds: fc.constant(0),
  cycleBps: fc.constant(0),
})

const creation = fc.record({
  kind: fc.constant('create' as const),
  who: fc.nat(people - 1),
  owner: fc.nat(people - 1),
  // A fee rounds up: less would not arrive.
  amount: fc.bigInt({ min: 2n, max: 10n ** 12n }),
  cliffIn: fc.integer({ min: minSeconds, max: 40 * day }),
  length: fc.integer({ min: 1, max: 400 * day }),
  parts: fc.option(fc.oneof(linear, stepped), { nil: undefined }),
})

const steps = fc.oneof(
  creation,
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      who: fc.nat(people - 1),
      lock: fc.nat(),
      /** Parts of a thousand of what is released; undefined for the instruction that takes all. */
      part: fc.option(fc.integer({ min: 1, max: 1_100 }), { nil: undefined, freq: 1 }),
    }),
  },
  fc.record({
    kind: fc.constant('relock' as const),
    who: fc.nat(people - 1),
    lock: fc.nat(),
    by: fc.integer({ min: -day, max: 60 * day }),
  }),
  fc.record({
    kind: fc.constant('give' as const),
    who: fc.nat(people - 1),
    lock: fc.nat(),
    to: fc.nat(people - 1),
  }),
  fc.record({ kind: fc.constant('close' as const), who: fc.nat(people - 1), lock: fc.nat() }),
  fc.record({
    kind: fc.constant('donate' as const),
    who: fc.nat(people - 1),
    lock: fc.nat(),
    amount: fc.bigInt({ min: 1n, max: 1_000n }),
  }),
  fc.record({
    kind: fc.constant('pass' as const),
    seconds: fc.integer({ min: 1, max: 200 * day }),
  }),
)
/** Nothing can be done before there is something. */
const sequences = fc
  .tuple(creation, fc.array(steps, { minLength: 20, maxLength: 60 }))
  .map(([first, rest]) => [first, ...rest])
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never
type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>

/** What a lock is by the books of the test. */
interface Book {
  terms: SolanaLock
  donated: bigint
}

class Run {
  readonly tally = new CallTally()
  private readonly books: Book[] = []
  private readonly world: LockerWorld
  private readonly token: TestToken
  private readonly all: readonly KeyPairSigner[]

  constructor(world: LockerWorld, token: TestToken, all: readonly KeyPairSigner[]) {
    this.world = world
    this.token = token
    this.all = all
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'pass') {
      this.world.pass(step.seconds)
      return
    }
    if (step.kind === 'create') await this.create(step)
    else {
      const book = this.chooseBook(step)
      if (!book) return
      if (step.kind === 'donate') await this.donate(book, step)
      else await this.act(book, step)
    }
  }

  /** A lock that the step fits, unless it strays: one in five does. */
  private chooseBook(step: Exclude<Step, { kind: 'create' | 'pass' }>): Book | undefined {
    const fits = this.books.filter(({ terms }) => this.fits(step.kind, terms))
    const from = step.lock % 5 === 0 ? this.books : fits
    return from[Math.floor(step.lock / 5) % Math.max(from.length, 1)]
  }

  private fits(kind: Step['kind'], terms: SolanaLock): boolean {
    if (!this.world.find(terms.address)) return false
    if (kind === 'close') return terms.initialAmount === terms.withdrawn
    return kind !== 'withdraw' || calculateReleased(terms, this.world.now) > 0n
  }

  private person(index: number): KeyPairSigner {
    const found = this.all[index]
    if (!found) throw new Error('There is no such person.')
    return found
  }

  private async create(step: StepOf<'create'>) {
    const { world, token } = this
    const start = world.now
    let unlockAt = start + step.cliffIn + step.length
    let schedule: SolanaReleaseSchedule | undefined
    if (step.parts) {
      schedule = { cliffAt: start + step.cliffIn, ...step.parts }
      const cycles = Math.ceil((wholeBps - schedule.firstBps) / (schedule.cycleBps || 1))
      if (schedule.cycleSeconds > 0) unlockAt = schedule.cliffAt + cycles * schedule.cycleSeconds
    }
    const owner = this.person(step.owner).address
    const terms = await world.lock(token, this.person(step.who), {
      ...{ amount: step.amount, owner, unlockAt },
      ...(schedule && { schedule }),
    })
    expect(terms).toMatchObject({ owner, unlockAt, schedule, withdrawn: 0n })
    this.tally.count('create', true)
    this.books.push({ terms, donated: 0n })
  }

  private async donate(book: Book, { who, amount }: StepOf<'donate'>) {
    if (!this.world.machine.getAccount(book.terms.vault).exists) return
    const before = this.world.balanceAt(book.terms.vault)
    const giver = this.person(who)
    await this.world.succeed(giver, [
      await this.world.transfer(this.token, giver, book.terms.vault, amount),
    ])
    book.donated += this.world.balanceAt(book.terms.vault) - before
    this.tally.count('donate', true)
  }

  private async act(book: Book, step: StepOf<'withdraw' | 'relock' | 'give' | 'close'>) {
    const { world, token } = this
    const { terms } = book
    // Owners act most of the time: strangers change nothing, which needs fewer proofs.
    const stranger = this.person(step.who)
    const owner = this.all.find(({ address }) => address === terms.owner) ?? stranger
    const actor = step.lock % 4 === 0 ? stranger : owner
    const isOpen = world.find(terms.address) !== undefined
    const isOwner = actor.address === terms.owner
    const released = calculateReleased(terms, world.now)
    const before = await Promise.all(this.all.map((one) => world.balanceOf(token, one.address)))
    const action = this.actionOf(step, terms, released)
    const { error } = await world.act(token, terms, actor, action)
    const after = await Promise.all(this.all.map((one) => world.balanceOf(token, one.address)))
    const isPayment = action.kind === 'withdraw' || action.kind === 'close'
    for (const [index, one] of this.all.entries())
      if (!isPayment || error !== undefined || one.address !== terms.owner)
        expect(after[index]).toBe(before[index])
    this.tally.count(step.kind, error === undefined)
    expect(error === undefined).toBe(
      isOpen && isOwner && this.isAllowed(action, terms, released, world.now),
    )
    if (error !== undefined) return
    this.book(book, action, released)
  }

  private actionOf(
    step: StepOf<'withdraw' | 'relock' | 'give' | 'close'>,
    terms: SolanaLock,
    released: bigint,
  ) {
    if (step.kind === 'relock')
      return {
        kind: 'relock',
        unlockAt: Math.max(terms.unlockAt, this.world.now) + step.by,
      } as const
    if (step.kind === 'give')
      return { kind: 'give', receiver: this.person(step.to).address } as const
    if (step.kind === 'close') return { kind: 'close' } as const
    if (step.part === undefined) return { kind: 'withdraw' } as const
    const amount = (released * BigInt(step.part)) / 1_000n
    return { kind: 'withdraw', amount: amount > 0n ? amount : 1n } as const
  }

  private isAllowed(
    action: ReturnType<Run['actionOf']>,
    terms: SolanaLock,
    released: bigint,
    now: number,
  ): boolean {
    if (action.kind === 'give') return true
    if (action.kind === 'close') return terms.initialAmount === terms.withdrawn
    if (action.kind === 'relock')
      return action.unlockAt > terms.unlockAt && action.unlockAt >= now + minSeconds
    return released > 0n && (action.amount ?? released) <= released
  }

  private book(book: Book, action: ReturnType<Run['actionOf']>, released: bigint) {
    const { terms } = book
    if (action.kind === 'give') book.terms = { ...terms, owner: action.receiver }
    if (action.kind === 'withdraw')
      book.terms = { ...terms, withdrawn: terms.withdrawn + (action.amount ?? released) }
    if (action.kind === 'close') book.donated = 0n
    if (action.kind === 'relock') {
      const { schedule } = terms
      const by = action.unlockAt - terms.unlockAt
      book.terms = {
        ...terms,
        unlockAt: action.unlockAt,
        schedule: schedule && { ...schedule, cliffAt: schedule.cliffAt + by },
      }
    }
  }

  /** What is not withdrawn is there, of each lock by itself; what its account says is what the books say. */
  check() {
    for (const { terms, donated } of this.books) {
      const stored = this.world.find(terms.address)
      if (stored) expect(stored).toEqual(terms)
      else expect(terms.withdrawn).toBe(terms.initialAmount)
      expect(this.world.balanceAt(terms.vault)).toBe(
        terms.initialAmount - terms.withdrawn + donated,
      )
    }
  }

  /** At the end everybody is paid, and nothing is left or made. */
  async finish(isTaxed: boolean) {
    const { world, token, books } = this
    world.setTime(Math.max(world.now, ...books.map(({ terms }) => terms.unlockAt)))
    for (const book of books) {
      const owner = this.all.find(({ address }) => address === book.terms.owner)
      if (!owner || !world.find(book.terms.address)) continue
      const released = calculateReleased(book.terms, world.now)
      expect(released).toBe(book.terms.initialAmount - book.terms.withdrawn)
      if (released > 0n) await world.act(token, book.terms, owner, { kind: 'withdraw' })
      expect((await world.act(token, book.terms, owner, { kind: 'close' })).error).toBeUndefined()
    }
    for (const { terms } of books) expect(world.balanceAt(terms.vault)).toBe(0n)
    if (isTaxed) return
    const held = await Promise.all(this.all.map((one) => world.balanceOf(token, one.address)))
    expect(held.reduce((sum, one) => sum + one, 0n)).toBe(supply * BigInt(people))
  }
}

test.each([
  { name: 'SPL Token', tokenProgram: firstTokenProgram, isTaxed: false },
  { name: 'Token-2022 with a fee', tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, isTaxed: true },
])(
  'whatever happens, locks of $name hold what is due, and pay it to their owners alone',
  async ({ tokenProgram, isTaxed }) => {
    const world = await LockerWorld.open()
    const all = await Promise.all(Array.from({ length: people }, () => world.person()))
    const tally = new CallTally()
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const token = await world.token(all, {
          ...{ tokenProgram, extensions: isTaxed ? [feeOf(firstTokenProgram, 137)] : [] },
        })
        const run = new Run(world, token, all)
        for (const step of sequence) {
          await run.take(step)
          run.check()
        }
        await run.finish(isTaxed)
        tally.add(run.tally)
      }),
      { numRuns: 25 },
    )
    console.info(tally.report())
    tally.expectEffective(['create', 'withdraw', 'relock', 'give', 'close', 'donate'])
  },
  300_000,
)
