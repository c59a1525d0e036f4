import { calculateClaimable } from '@slipway/sdk/solana/airdrop/calculate-claimable'
import { readPaid } from '@slipway/sdk/solana/airdrop/read-paid'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import type { KeyPairSigner } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AirdropWorld, airdropFeeBps, type TestAirdrop } from './airdrop-world.ts'
import { CallTally } from './call-tally.ts'
import { day, feeOf, firstTokenProgram, supply, type TestToken } from './token-world.ts'

const people = 3
const { minSeconds } = solanaAirdropLimits
const person = fc.nat(people - 1)

const steps = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    who: person,
    list: fc.array(
      // A fee rounds up: less would not arrive.
      fc.record({ who: person, amount: fc.bigInt({ min: 2n, max: 10n ** 9n }) }),
      { minLength: 1, maxLength: 20 },
    ),
    startIn: fc.integer({ min: -day, max: 20 * day }),
    /** Absent where everything is released at the start. */
    release: fc.option(
      fc.record({ bps: fc.nat(9_999), seconds: fc.integer({ min: 1, max: 100 * day }) }),
      { nil: undefined },
    ),
    endAfter: fc.option(fc.integer({ min: minSeconds, max: 100 * day }), { nil: undefined }),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      airdrop: fc.nat(),
      index: fc.nat(),
      payer: person,
      signs: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('close' as const), airdrop: fc.nat(), who: person }),
  fc.record({
    kind: fc.constant('donate' as const),
    airdrop: fc.nat(),
    who: person,
    amount: fc.bigInt({ min: 1n, max: 1_000n }),
  }),
  fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 20 * day }) }),
)
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never
type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>

/** What an airdrop is by the books of the test. */
interface Book {
  readonly made: TestAirdrop
  readonly terms: {
    readonly startAt: number
    readonly endAt: number | undefined
    readonly firstBps: number
    readonly releaseSeconds: number
  }
  readonly deposited: bigint
  readonly paid: bigint[]
  donated: bigint
  isOpen: boolean
}

const sum = (numbers: readonly bigint[]) => numbers.reduce((one, next) => one + next, 0n)

class Run {
  readonly tally = new CallTally()
  private readonly books: Book[] = []
  private readonly world: AirdropWorld
  private readonly token: TestToken
  private readonly all: readonly KeyPairSigner[]

  constructor(world: AirdropWorld, token: TestToken, all: readonly KeyPairSigner[]) {
    this.world = world
    this.token = token
    this.all = all
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'pass') {
      this.world.pass(step.seconds)
      return
    }
    if (step.kind === 'create') {
      await this.create(step)
      return
    }
    const book = this.books[step.airdrop % Math.max(this.books.length, 1)]
    if (!book) return
    if (step.kind === 'claim') await this.claim(book, step)
    else if (step.kind === 'close') await this.close(book, this.person(step.who))
    else await this.donate(book, step)
  }

  private person(index: number): KeyPairSigner {
    const found = this.all[index]
    if (!found) throw new Error('There is no such person.')
    return found
  }

  private async create({ who, list, startIn, release, endAfter }: StepOf<'create'>) {
    const { world, token } = this
    const startAt = Math.max(world.now + startIn, world.now)
    const [firstBps, releaseSeconds] = release ? [release.bps, release.seconds] : [10_000, 0]
    const endAt = endAfter === undefined ? undefined : startAt + releaseSeconds + endAfter
    const terms = { startAt, endAt, firstBps, releaseSeconds }
    const entries = list.map((one) => ({
      claimant: this.person(one.who).address,
      amount: one.amount,
    }))
    const made = await world.airdrop(token, this.person(who), entries, {
      ...terms,
      startAt: world.now + startIn,
    })
    const stored = world.read(made.address)
    expect(stored).toMatchObject({ ...terms, entries: entries.length, claimed: 0n })
    expect(stored.deposited).toBeGreaterThanOrEqual(sum(entries.map(({ amount }) => amount)))
    const paid = entries.map(() => 0n)
    const { deposited } = stored
    this.books.push({ made, terms, deposited, paid, donated: 0n, isOpen: true })
    this.tally.count('create', true)
  }

  private balances() {
    return Promise.all(this.all.map((one) => this.world.balanceOf(this.token, one.address)))
  }

  private async claim(book: Book, step: StepOf<'claim'>) {
    const { world, token } = this
    const { made, terms, paid } = book
    const index = step.index % made.list.length
    const entry = made.list[index]
    const claimant = this.all.find(({ address }) => address === entry?.claimant)
    if (!entry || !claimant) throw new Error('There is no such entry.')
    const due = book.isOpen
      ? calculateClaimable(world.read(made.address), { index, amount: entry.amount }, world.now)
      : 0n
    const isRunning = world.now >= terms.startAt
    const before = await this.balances()
    const payer = this.person(step.payer)
    const { error } = await world.claim(
      made,
      index,
      payer,
      step.signs ? { signer: claimant } : undefined,
    )
    this.tally.count('claim', error === undefined)
    // Of a taxed token nobody claims a part for others.
    const isPart = due + (paid[index] ?? 0n) < entry.amount
    const isRefused = token.isTaxed && isPart && payer !== claimant && !step.signs
    expect(error === undefined).toBe(book.isOpen && isRunning && due > 0n && !isRefused)
    const after = await this.balances()
    for (const [at, one] of this.all.entries())
      if (error !== undefined || one !== claimant) expect(after[at]).toBe(before[at])
    if (error === undefined) paid[index] = (paid[index] ?? 0n) + due
  }

  private async close(book: Book, by: KeyPairSigner) {
    const { world } = this
    const { made, terms, paid } = book
    const isCreator = by.address === made.creator.address
    const hasEnded = terms.endAt !== undefined && world.now >= terms.endAt
    const isPaid = made.list.every(({ amount }, index) => paid[index] === amount)
    const { error } = await world.close(made, by)
    this.tally.count('close', error === undefined)
    expect(error === undefined).toBe(book.isOpen && isCreator && (hasEnded || isPaid))
    if (error === undefined) book.isOpen = false
  }

  private async donate(book: Book, { who, amount }: StepOf<'donate'>) {
    const { world, token } = this
    const { vault } = book.made
    if (!book.isOpen) return
    const before = world.balanceAt(vault)
    const giver = this.person(who)
    await world.succeed(giver, [await world.transfer(token, giver, vault, amount)])
    book.donated += world.balanceAt(vault) - before
    this.tally.count('donate', true)
  }

  /** The vault holds what was promised less what was claimed; the ledger says of each entry what the books say. */
  check() {
    for (const { made, deposited, paid, donated, isOpen } of this.books) {
      const stored = this.world.find(made.address)
      expect(stored !== undefined).toBe(isOpen)
      const held = this.world.balanceAt(made.vault)
      if (!stored) {
        expect(held).toBe(0n)
        continue
      }
      const claimed = sum(paid)
      expect(stored.claimed).toBe(claimed)
      expect(held).toBe(deposited - claimed + donated)
      expect(held).toBeGreaterThanOrEqual(stored.total - claimed)
      const amounts = made.list.map(({ amount }) => amount)
      expect(amounts.map((amount, at) => readPaid(stored, at, amount))).toEqual(paid)
      const settled = amounts.filter((amount, at) => paid[at] === amount)
      expect(stored.settled).toBe(settled.length)
    }
  }

  /** At the end everybody who may still claim is paid, the rest goes back, and nothing is left or made. */
  async finish(isTaxed: boolean) {
    const { world, books } = this
    const open = books.filter(({ isOpen }) => isOpen)
    // Those with an end lapse, those without are claimed in full.
    for (const book of open.filter(({ terms }) => terms.endAt === undefined)) {
      world.setTime(Math.max(world.now, book.terms.startAt + book.terms.releaseSeconds))
      for (const index of book.made.list.keys())
        await this.claim(book, { kind: 'claim', airdrop: 0, index, payer: 0, signs: false })
      expect(book.paid).toEqual(book.made.list.map(({ amount }) => amount))
    }
    world.setTime(Math.max(world.now, ...open.map(({ terms }) => terms.endAt ?? 0)))
    for (const book of open) await this.close(book, book.made.creator)
    for (const { made } of books) expect(world.balanceAt(made.vault)).toBe(0n)
    if (isTaxed) return
    expect(sum(await this.balances())).toBe(supply * BigInt(people))
  }
}

test.each([
  { name: 'SPL Token', tokenProgram: firstTokenProgram, isTaxed: false },
  { name: 'Token-2022 with a fee', tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, isTaxed: true },
])(
  'whatever happens, airdrops of $name hold what they promised less what was claimed, and pay each entry once',
  async ({ tokenProgram, isTaxed }) => {
    const world = await AirdropWorld.open()
    const all = await Promise.all(Array.from({ length: people }, () => world.person()))
    const extensions = isTaxed ? [feeOf(firstTokenProgram, airdropFeeBps)] : []
    const tally = new CallTally()
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 60 }), async (sequence) => {
        const token = await world.token(all, { tokenProgram, extensions })
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
    tally.expectEffective(['create', 'claim', 'close', 'donate'])
  },
  300_000,
)
