import { larger } from '@slipway/sdk/shared/larger'
import { smaller } from '@slipway/sdk/shared/smaller'
import { buyerBytes, presaleBytes } from '@slipway/sdk/solana/presale/presale-codec'
import {
  calculateClaim,
  calculateExitFee,
  calculateKept,
  calculateProceeds,
  calculateReleasedBps,
  calculateReward,
  isFull,
  reachesSoftCap,
} from '@slipway/sdk/solana/presale/presale-math'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { SolanaPresale, SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import type { KeyPairSigner } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallTally } from './call-tally.ts'
import { PresaleWorld, presaleFeeBps, type TestPresale } from './presale-world.ts'
import { day, feeOf, firstTokenProgram, supply, type TestToken } from './token-world.ts'

const people = 4
const transactionFee = 5_000n
const { exitClosedSeconds, minFairTokenUnits, ownerGraceSeconds } = solanaPresaleLimits
const person = fc.nat(people - 1)
/** Which of those that the step fits, by whom; one step in eight strays. */
const of = { presale: fc.nat(), who: person, strays: fc.nat(7) }
const hour = 3_600

const creation = fc.record({
  kind: fc.constant('create' as const),
  who: person,
  isFair: fc.boolean(),
  burns: fc.boolean(),
  tokens: fc.bigInt({ min: 2n, max: 10n ** 9n }),
  hardCap: fc.bigInt({ min: 10n ** 6n, max: 10n ** 10n }),
  softPercent: fc.oneof(fc.constant(51n), fc.bigInt({ min: 51n, max: 100n })),
  minPart: fc.bigInt({ min: 0n, max: 20n }),
  inviterBps: fc.oneof(fc.constant([]), {
    weight: 4,
    arbitrary: fc.array(fc.integer({ min: 1, max: 333 }), { minLength: 1, maxLength: 3 }),
  }),
  length: fc.integer({ min: 4 * hour, max: day }),
  vesting: fc.option(
    fc.record({
      first: fc.nat(9_999),
      each: fc.integer({ min: 1_000, max: 10_000 }),
      cycle: fc.integer({ min: 60, max: day }),
    }),
    { nil: undefined },
  ),
})

const steps = fc.oneof(
  creation,
  {
    weight: 9,
    arbitrary: fc.record({
      ...{ kind: fc.constant('contribute' as const), ...of },
      // A part of the hard cap, in percent.
      percent: fc.bigInt({ min: 20n, max: 60n }),
      // Who is named where the wallet is new.
      inviter: fc.option(person, { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('registerInviter' as const), ...of }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant('claimReward' as const), ...of, payer: person }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('refund' as const), ...of, signs: fc.boolean(), payer: person },
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('finalize' as const), ...of }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('claim' as const), ...of, payer: person }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), ...of }) },
  fc.record({ kind: fc.constant('close' as const), ...of }),
  fc.record({
    ...{ kind: fc.constant('setTime' as const), ...of },
    later: fc.integer({ min: 0, max: day }),
  }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), ...of, isMeant: fc.nat(1) }),
  },
  fc.record({
    kind: fc.constant('donate' as const),
    ...of,
    amount: fc.bigInt({ min: 1n, max: 1_000n }),
  }),
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      seconds: fc.integer({ min: 1, max: 12 * hour }),
    }),
  },
)
const lateKinds = new Set(['finalize', 'claim', 'claimReward', 'withdraw', 'close', 'pass'])
const late = steps.filter(({ kind }) => lateKinds.has(kind))
/** Nothing can be done before there is something, and much only once presales are over. */
const sequences = fc
  .tuple(
    creation,
    fc.array(steps, { minLength: 25, maxLength: 70 }),
    fc.array(late, { minLength: 10, maxLength: 25 }),
  )
  .map(([first, rest, last]) => [first, ...rest, ...last])
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never
type ActStep = Exclude<Step, { kind: 'create' | 'pass' }>
type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>

/** Labels of presales that a step can do something to. */
const fitting: Readonly<Record<ActStep['kind'], readonly string[]>> = {
  contribute: ['running'],
  registerInviter: ['coming', 'running', 'full'],
  claimReward: ['finished'],
  refund: ['running', 'full', 'canceled'],
  finalize: ['waiting', 'full'],
  claim: ['finished'],
  withdraw: ['finished', 'canceled'],
  close: ['finished', 'canceled'],
  setTime: ['running'],
  cancel: ['running', 'waiting'],
  donate: ['running', 'full', 'finished'],
}

/** What a presale is by the books of the test, in sums that the program does not keep. */
interface Book {
  readonly made: TestPresale
  /** Lamports that came from wallets less those that went to anybody, and those that strangers sent. */
  lamports: bigint
  /** Tokens that are in the vault. */
  tokens: bigint
  isOpen: boolean
}

class Run {
  readonly tally = new CallTally()
  burned = 0n
  private readonly books: Book[] = []
  private readonly world: PresaleWorld
  private readonly token: TestToken
  private readonly all: readonly KeyPairSigner[]

  constructor(world: PresaleWorld, token: TestToken, all: readonly KeyPairSigner[]) {
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
    const book = this.chooseBook(step)
    const who = book && (await this.chooseWho(book, step))
    if (book && who) await this.act(book, who, step)
  }

  /** A presale that is not closed, and that the step fits, unless it strays. */
  private chooseBook(step: ActStep): Book | undefined {
    const open = this.books.filter(({ isOpen }) => isOpen)
    const fits = open.filter(({ made }) => {
      const presale = this.world.read(made)
      const { label } = solanaPresaleStatus(presale, this.world.now)
      if (step.kind === 'close' && presale.accounts > 0) return false
      if (step.kind === 'registerInviter' && presale.inviterBps.length === 0) return false
      if (step.kind === 'claimReward' && presale.rewards === presale.rewarded) return false
      return fitting[step.kind].includes(isFull(presale) && label === 'running' ? 'full' : label)
    })
    const from = step.strays === 0 ? open : fits
    return from[step.presale % Math.max(from.length, 1)]
  }

  /** The creator for what is the creator's, a wallet that has something, if there is one, for what is the wallets'. */
  private async chooseWho({ made }: Book, { kind, who, strays }: ActStep) {
    if (strays === 0 || kind === 'contribute' || kind === 'donate') return this.person(who)
    const turns = Array.from({ length: people }, (_, turn) => this.person((who + turn) % people))
    const has = await Promise.all(turns.map((one) => this.world.buyer(made, one)))
    const presale = this.world.read(made)
    const isDue = (buyer: SolanaPresaleBuyer | undefined) => {
      if (!buyer) return false
      const { tokens, excess } = calculateClaim(presale, buyer, this.world.now)
      return tokens > 0n || excess > 0n || buyer.contributed === 0n
    }
    const chosen = {
      claim: has.findIndex(isDue),
      refund: has.findIndex((buyer) => buyer),
      claimReward: has.findIndex((buyer) => buyer && buyer.earned > 0n && !buyer.isRewarded),
      registerInviter: has.indexOf(undefined),
    }
    const found = kind in chosen ? chosen[kind as keyof typeof chosen] : undefined
    return found === undefined ? made.creator : turns[found]
  }

  private act(book: Book, who: KeyPairSigner, step: ActStep): Promise<void> {
    const acts = {
      contribute: () => this.contribute(book, who, step as StepOf<'contribute'>),
      registerInviter: () => this.registerInviter(book, who),
      claimReward: () => this.claimReward(book, who, step as StepOf<'claimReward'>),
      refund: () => this.refund(book, who, step as StepOf<'refund'>),
      finalize: () => this.finalize(book, who),
      claim: () => this.claim(book, who, step as StepOf<'claim'>),
      withdraw: () => this.withdraw(book, who),
      close: () => this.close(book, who),
      setTime: () => this.setTime(book, who, step as StepOf<'setTime'>),
      // Most presales go on.
      cancel: async () =>
        (step as StepOf<'cancel'>).isMeant === 0 ? this.cancel(book, who) : undefined,
      donate: () => this.donate(book, who, step as StepOf<'donate'>),
    }
    return acts[step.kind]()
  }

  private person(index: number): KeyPairSigner {
    const found = this.all[index]
    if (!found) throw new Error('There is no such person.')
    return found
  }

  private async create(step: StepOf<'create'>) {
    const { world, token } = this
    const { hardCap, vesting } = step
    const tokens = step.isFair ? minFairTokenUnits - 2n + step.tokens : step.tokens
    const startAt = world.now + 301
    const made = await world.presale(token, this.person(step.who), {
      ...{ startAt, endAt: startAt + step.length, tokens, hardCap },
      softCap: (hardCap * step.softPercent) / 100n,
      minContribution: (hardCap * step.minPart) / 100n,
      maxContribution: step.isFair ? hardCap * 3n : (hardCap * 7n) / 10n,
      kind: step.isFair ? 2 : 1,
      burnsUnsold: step.burns,
      inviterBps: step.inviterBps,
      ...(vesting && {
        ...{ firstBps: vesting.first, cycleBps: vesting.each, cycleSeconds: vesting.cycle },
      }),
    })
    const { deposited } = world.read(made)
    this.books.push({ made, lamports: 0n, tokens: deposited, isOpen: true })
    this.tally.count('create', true)
    // Most of what follows is for presales that run.
    world.setTime(Math.max(world.now, startAt))
  }

  private async chooseInviter({ made }: Book, { inviter }: StepOf<'contribute'>) {
    if (inviter === undefined) return undefined
    const turns = Array.from({ length: people }, (_, turn) =>
      this.person((inviter + turn) % people),
    )
    const has = await Promise.all(turns.map((one) => this.world.buyer(made, one)))
    return turns[has.findIndex((buyer) => buyer)]
  }

  private async contribute(book: Book, who: KeyPairSigner, step: StepOf<'contribute'>) {
    const { world } = this
    const { percent } = step
    const presale = world.read(book.made)
    const before = await world.buyer(book.made, who)
    const already = before?.contributed ?? 0n
    // Whoever has an account can be named, where there are rates; nobody else is.
    const inviter = presale.inviterBps.length > 0 ? await this.chooseInviter(book, step) : undefined
    const amount = (presale.hardCap * percent) / 100n
    const kept = calculateKept(presale, amount, already)
    const isRunning = solanaPresaleStatus(presale, world.now).label === 'running'
    const { error } = await world.contribute(book.made, who, amount, inviter && { inviter })
    this.tally.count('contribute', error === undefined)
    expect(error === undefined, error?.toString()).toBe(isRunning && kept > 0n)
    if (error !== undefined) return
    book.lamports += kept
    expect(await world.buyer(book.made, who)).toMatchObject({
      contributed: already + kept,
      inviter: before ? before.inviter : inviter?.address,
    })
  }

  private async registerInviter(book: Book, who: KeyPairSigner) {
    const { world } = this
    const { status, endAt, inviterBps } = world.read(book.made)
    const has = (await world.buyer(book.made, who)) !== undefined
    const { error } = await world.registerInviter(book.made, who)
    this.tally.count('registerInviter', error === undefined)
    const mayRegister = status === 'open' && world.now < endAt && inviterBps.length > 0 && !has
    expect(error === undefined, error?.toString()).toBe(mayRegister)
  }

  private async claimReward(book: Book, who: KeyPairSigner, step: StepOf<'claimReward'>) {
    const { world } = this
    const presale = world.read(book.made)
    const buyer = await world.buyer(book.made, who)
    const payer = this.person(step.payer)
    const before = world.lamportsOf(who)
    const { error } = await world.claimReward(book.made, payer, { address: who.address })
    this.tally.count('claimReward', error === undefined)
    const reward = buyer ? calculateReward(presale, buyer) : 0n
    const isLast = buyer?.contributed === 0n
    const isDue = presale.status === 'finished' && (reward > 0n || isLast)
    expect(error === undefined, error?.toString()).toBe(isDue)
    if (error !== undefined) return
    book.lamports -= reward
    expect((await world.buyer(book.made, who)) === undefined).toBe(isLast)
    const deposit = isLast ? world.rentOf(buyerBytes) : 0n
    const cost = payer === who ? transactionFee : 0n
    expect(world.lamportsOf(who) - before).toBe(reward + deposit - cost)
  }

  private async refund(book: Book, who: KeyPairSigner, step: StepOf<'refund'>) {
    const { world } = this
    const presale = world.read(book.made)
    const buyer = await world.buyer(book.made, who)
    const { contributed = 0n, exitFee = 0n } = buyer ?? {}
    const isCanceled = solanaPresaleStatus(presale, world.now).label === 'canceled'
    const payer = step.signs ? who : this.person(step.payer)
    const signs = payer === who
    const isTimely = presale.status === 'open' && world.now < presale.endAt - exitClosedSeconds
    const mayLeave = signs && isTimely && contributed > 0n
    const fee = calculateExitFee(presale, contributed)
    const paid = isCanceled ? contributed + exitFee : contributed - fee
    const before = world.lamportsOf(who)
    const wallet = signs ? { signer: who } : { address: who.address }
    const { error } = await world.refund(book.made, payer, wallet)
    this.tally.count('refund', error === undefined)
    const expected = buyer !== undefined && (isCanceled || mayLeave)
    expect(error === undefined, error?.toString()).toBe(expected)
    if (error !== undefined) return
    book.lamports -= paid
    const after = await world.buyer(book.made, who)
    const deposit = after === undefined ? world.rentOf(buyerBytes) : 0n
    const cost = signs ? transactionFee : 0n
    expect(world.lamportsOf(who) - before).toBe(paid + deposit - cost)
  }

  private async finalize(book: Book, who: KeyPairSigner) {
    const { world } = this
    const presale = world.read(book.made)
    const { label } = solanaPresaleStatus(presale, world.now)
    const isOver = label === 'waiting' || (presale.status === 'open' && isFull(presale))
    const isTheirs = who === book.made.creator || world.now >= presale.endAt + ownerGraceSeconds
    const made = world.supplyOf(this.token)
    const { error } = await world.finalize(book.made, who)
    this.tally.count('finalize', error === undefined)
    const isReached = label !== 'canceled' && reachesSoftCap(presale)
    expect(error === undefined, error?.toString()).toBe(isOver && isReached && isTheirs)
    const burned = made - world.supplyOf(this.token)
    book.tokens -= burned
    this.burned += burned
    if (error === undefined) {
      const { sold, proceeds, unsold, rewards } = world.read(book.made)
      const accepted = smaller(presale.total, presale.hardCap)
      const whole = larger(presale.total, presale.hardCap)
      expect(rewards).toBe((presale.earned * presale.hardCap) / whole)
      expect(rewards * 10n).toBeLessThanOrEqual(accepted)
      expect(sold).toBe((presale.tokens * accepted) / presale.hardCap)
      expect(proceeds).toBe(accepted + presale.exitFees - rewards)
      expect(sold + unsold + burned).toBe(presale.deposited)
    }
  }

  private async claim(book: Book, who: KeyPairSigner, step: StepOf<'claim'>) {
    const { world, token } = this
    const presale = world.read(book.made)
    const buyer = await world.buyer(book.made, who)
    // Of a taxed token nobody else may claim a part.
    const payer = token.isTaxed && step.strays > 0 ? who : this.person(step.payer)
    const [held, owned] = [await world.balanceOf(token, who.address), world.lamportsOf(who)]
    const { error } = await world.claim(book.made, payer, { address: who.address })
    this.tally.count('claim', error === undefined)
    if (presale.status !== 'finished' || !buyer) {
      expect(error).not.toBeUndefined()
      return
    }
    const { tokens, excess } = calculateClaim(presale, buyer, world.now)
    const after = await world.buyer(book.made, who)
    const isLast = error === undefined && after === undefined
    const isReleased = calculateReleasedBps(presale, world.now) === 10_000n
    // Of a taxed token nobody claims for others before the last.
    const isRefused = token.isTaxed && payer !== who && !isReleased && buyer.contributed > 0n
    const isDue = tokens > 0n || excess > 0n || isLast
    expect(error === undefined, error?.toString()).toBe(isDue && !isRefused)
    if (error !== undefined) return
    book.tokens -= tokens
    const reward = isLast ? calculateReward(presale, buyer) : 0n
    book.lamports -= excess + reward
    const deposit = isLast ? world.rentOf(buyerBytes) : 0n
    const cost = payer === who ? transactionFee : 0n
    expect(world.lamportsOf(who) - owned).toBe(excess + reward + deposit - cost)
    if (!token.isTaxed) expect((await world.balanceOf(token, who.address)) - held).toBe(tokens)
  }

  private async withdraw(book: Book, who: KeyPairSigner) {
    const { world } = this
    const presale = world.read(book.made)
    const { label } = solanaPresaleStatus(presale, world.now)
    const owned = world.lamportsOf(who)
    const { error } = await world.act(book.made, { kind: 'withdraw' }, who)
    this.tally.count('withdraw', error === undefined)
    const isFinished = presale.status === 'finished'
    const lamports = isFinished ? calculateProceeds(presale, world.now) : 0n
    const failed = label === 'canceled' ? book.tokens : 0n
    const tokens = isFinished ? presale.unsold : failed
    const isCreator = who === book.made.creator
    expect(error === undefined, error?.toString()).toBe(isCreator && (lamports > 0n || tokens > 0n))
    if (error !== undefined) return
    book.lamports -= lamports
    book.tokens -= tokens
    expect(world.lamportsOf(who) - owned).toBe(lamports - transactionFee)
  }

  private async close(book: Book, who: KeyPairSigner) {
    const { world, token } = this
    const presale = world.read(book.made)
    const { label } = solanaPresaleStatus(presale, world.now)
    const { error } = await world.act(book.made, { kind: 'close', isTaxed: token.isTaxed }, who)
    this.tally.count('close', error === undefined)
    const isOver = presale.status === 'finished' || label === 'canceled'
    const isCreator = who === book.made.creator
    const isOlder = world.now > presale.createdAt
    const mayClose = isOver && isOlder && presale.accounts === 0 && isCreator
    expect(error === undefined, error?.toString()).toBe(mayClose)
    if (error === undefined) book.isOpen = false
  }

  private async setTime(book: Book, who: KeyPairSigner, { later }: StepOf<'setTime'>) {
    const { world } = this
    const { startAt, endAt } = world.read(book.made)
    const action = { kind: 'setTime', startAt, endAt: endAt + later } as const
    const { error } = await world.act(book.made, action, who)
    this.tally.count('setTime', error === undefined)
    if (error === undefined) expect(who).toBe(book.made.creator)
  }

  private async cancel(book: Book, who: KeyPairSigner) {
    const { world } = this
    const { status } = world.read(book.made)
    const { error } = await world.act(book.made, { kind: 'cancel' }, who)
    this.tally.count('cancel', error === undefined)
    expect(error === undefined).toBe(who === book.made.creator && status === 'open')
  }

  private async donate(book: Book, who: KeyPairSigner, { amount }: StepOf<'donate'>) {
    const { world, token } = this
    const { vault } = book.made
    const before = world.balanceAt(vault)
    await world.succeed(who, [await world.transfer(token, who, vault, amount)])
    book.tokens += world.balanceAt(vault) - before
    this.tally.count('donate', true)
  }

  /** What the presale's accounts hold is what came less what went, and covers what everybody is owed. */
  async check() {
    const { world } = this
    for (const { made, lamports, tokens, isOpen } of this.books) {
      const presale = world.find(made.presale)
      expect(presale !== undefined).toBe(isOpen)
      if (!presale) {
        expect(world.balanceAt(made.vault)).toBe(0n)
        expect(world.lamportsOf({ address: made.presale })).toBe(0n)
        continue
      }
      const held = world.lamportsOf({ address: made.presale }) - world.rentOf(presaleBytes)
      expect(held).toBe(lamports)
      const paid = presale.returned + presale.withdrawn + presale.rewarded
      expect(held).toBe(presale.total + presale.exitFees - paid)
      expect(world.balanceAt(made.vault)).toBe(tokens)
      await this.checkOwed(made, presale, held)
    }
  }

  private async checkOwed(made: TestPresale, presale: SolanaPresale, held: bigint) {
    const buyers = (await Promise.all(this.all.map((one) => this.world.buyer(made, one)))).filter(
      (buyer) => buyer !== undefined,
    )
    expect(presale.accounts).toBe(buyers.length)
    if (presale.status === 'open') this.checkEarned(presale, buyers)
    if (presale.status !== 'finished') {
      expect(presale.buyers).toBe(buyers.filter(({ contributed }) => contributed > 0n).length)
      const owed = buyers.reduce((sum, one) => sum + one.contributed + one.exitFee, 0n)
      expect(held).toBe(owed)
      return
    }
    const end = (presale.vestingStart ?? 0) + 10 * 365 * day
    const dues = buyers.map((one) => calculateClaim(presale, one, end))
    const rewards = buyers.reduce((sum, one) => sum + calculateReward(presale, one), 0n)
    expect(presale.rewards - presale.rewarded).toBeGreaterThanOrEqual(rewards)
    const excess = rewards + dues.reduce((sum, one) => sum + one.excess, 0n)
    const tokens = dues.reduce((sum, one) => sum + one.tokens, 0n)
    expect(held).toBeGreaterThanOrEqual(excess + presale.proceeds - presale.withdrawn)
    expect(this.world.balanceAt(made.vault)).toBeGreaterThanOrEqual(tokens + presale.unsold)
  }

  /** What inviting earns follows from who is in with how much, and who invited whom: nothing else is in the books. */
  private checkEarned(
    { inviterBps, earned }: SolanaPresale,
    buyers: readonly SolanaPresaleBuyer[],
  ) {
    const expected = new Map<string, bigint>()
    for (const { contributed, inviter } of buyers) {
      let above = inviter
      for (const bps of inviterBps) {
        if (above === undefined) break
        const part = (contributed * BigInt(bps)) / 10_000n
        expected.set(above, (expected.get(above) ?? 0n) + part)
        above = buyers.find(({ wallet }) => wallet === above)?.inviter
      }
    }
    for (const one of buyers) expect(one.earned).toBe(expected.get(one.wallet) ?? 0n)
    expect(earned).toBe([...expected.values()].reduce((sum, one) => sum + one, 0n))
  }

  /** At the end everybody who has something is paid, the creator takes the rest, and nothing is left. */
  async finish(isTaxed: boolean) {
    const { world } = this
    const open = () => this.books.filter(({ isOpen }) => isOpen)
    const ends = open().map(({ made }) => world.read(made).endAt)
    world.setTime(Math.max(world.now, ...ends))
    for (const book of open()) {
      const { label } = solanaPresaleStatus(world.read(book.made), world.now)
      if (label === 'waiting') await this.finalize(book, book.made.creator)
    }
    world.pass(60 * day)
    for (const book of open())
      for (const who of this.all) {
        if (!(await world.buyer(book.made, who))) continue
        const { status } = world.read(book.made)
        const to = { address: who.address }
        const payer = this.person(0)
        const { error } =
          status === 'finished'
            ? await world.claim(book.made, payer, to)
            : await world.refund(book.made, payer, to)
        expect(error).toBeUndefined()
      }
    for (const book of open()) {
      await this.close(book, book.made.creator)
      expect(book.isOpen).toBe(false)
      expect(world.balanceAt(book.made.vault)).toBe(0n)
    }
    if (isTaxed) return
    const balances = await Promise.all(
      this.all.map((one) => world.balanceOf(this.token, one.address)),
    )
    const sum = balances.reduce((one, next) => one + next, 0n)
    expect(sum).toBe(supply * BigInt(people) - this.burned)
  }
}

test.each([
  { name: 'SPL Token', tokenProgram: firstTokenProgram, isTaxed: false },
  { name: 'Token-2022 with a fee', tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, isTaxed: true },
])(
  'whatever happens, presales of $name hold what came less what went, cover what they owe, and pay everybody in the end',
  async ({ tokenProgram, isTaxed }) => {
    const world = await PresaleWorld.open()
    const all = await Promise.all(Array.from({ length: people }, () => world.person()))
    const extensions = isTaxed ? [feeOf(firstTokenProgram, presaleFeeBps)] : []
    const tally = new CallTally()
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const token = await world.token(all, { tokenProgram, extensions })
        const run = new Run(world, token, all)
        for (const step of sequence) {
          await run.take(step)
          await run.check()
        }
        await run.finish(isTaxed)
        tally.add(run.tally)
      }),
      { numRuns: 30 },
    )
    console.info(tally.report())
    tally.expectEffective(['create', ...Object.keys(fitting)])
  },
  300_000,
)
