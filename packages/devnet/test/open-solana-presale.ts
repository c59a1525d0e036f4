import { buyerBytes } from '@slipway/sdk/solana/presale/presale-codec'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import type {
  SolanaPresale,
  SolanaPresaleDraft,
  SolanaPresaleEntry,
} from '@slipway/sdk/solana/presale/types'
import type { KeyPairSigner } from '@solana/kit'
import {
  type TablePerson,
  type TableScenario,
  type TableStep,
  tableTerms,
} from './presale-table.ts'
import { PresaleWorld } from './presale-world.ts'
import type { TableOutcome, TableRuntime } from './run-table.ts'
import { day } from './token-world.ts'

/** How contracts refuse whoever has nothing in a presale; by the program such a wallet has no account that could be asked. */
const refusalOfNobody = {
  claim: (status: SolanaPresale['status']) =>
    status === 'finished' ? 'NothingToClaim' : 'NotFinished',
  claimReward: () => 'NothingToClaim',
  refund: () => 'NothingToRefund',
} as const

const modeOf = { none: 0, tiers: 1, only: 2 } as const

/** A presale of the table by the program. */
export async function openSolanaPresale(scenario: TableScenario): Promise<TableRuntime> {
  const { kind, release, inviterBps = [], whitelist, burnsUnsold = false } = scenario
  const world = await PresaleWorld.open()
  const [owner, ann, ben, cat] = await Promise.all([1, 2, 3, 4].map(() => world.person()))
  const people = { owner, ann, ben, cat } as Record<TablePerson, KeyPairSigner>
  const token = await world.token([people.owner])
  const startAt = world.now + 400
  const { tokens, softCap, hardCap, min, max, seconds } = tableTerms
  const { mode = 'none', windowSeconds = 0, list = {} } = whitelist ?? {}
  const listed = Object.keys(list) as TablePerson[]
  const entries = listed.map(
    (who): SolanaPresaleEntry => ({ wallet: people[who].address, level: list[who] ?? 1 }),
  )
  const terms: Partial<SolanaPresaleDraft> = {
    ...{ tokens: tokens[kind], softCap, hardCap, minContribution: min, maxContribution: max },
    ...{ startAt, endAt: startAt + seconds, kind: kind === 'fair' ? 2 : 1 },
    ...{ whitelistMode: modeOf[mode], t1Seconds: windowSeconds, t2Seconds: windowSeconds },
    ...(release && {
      ...{ firstBps: release[0] * 100, cycleBps: release[1] * 100, cycleSeconds: day },
    }),
    ...{ inviterBps, burnsUnsold },
  }
  const presale = await world.presale(token, people.owner, terms, entries)
  const placeOf = (who: TablePerson) => {
    const at = listed.indexOf(who)
    if (at < 0) return {}
    const { proofOf } = world.treeOf(presale.presale, entries)
    return { listed: { level: list[who] ?? 1, proof: proofOf(at) } }
  }
  const contributedBy = async (one: KeyPairSigner) =>
    (await world.buyer(presale, one))?.contributed ?? 0n
  /** What comes of a call, with what a wallet's lamports grew by beside its fee and its deposit. */
  const paying = async (
    one: KeyPairSigner,
    call: () => Promise<{ readonly error: string | number | undefined }>,
    does?: keyof typeof refusalOfNobody,
  ) => {
    const [lamports, had] = [world.lamportsOf(one), await world.buyer(presale, one)]
    const { status } = world.read(presale)
    const came = (await call()).error?.toString()
    const isNobody = came === 'Unknown' && !had
    const error = does && isNobody ? refusalOfNobody[does](status) : came
    const has = await world.buyer(presale, one)
    const deposit = had && !has ? world.rentOf(buyerBytes) : 0n
    return { error, lamports: world.lamportsOf(one) - lamports - deposit + 5_000n }
  }
  const acts = {
    async contribute(
      who: TablePerson,
      amount: bigint,
      inviter?: KeyPairSigner,
    ): Promise<TableOutcome> {
      const one = people[who]
      const before = await contributedBy(one)
      // Who has not contributed can be named once it has registered; contracts ask for nothing.
      if (inviter && inviter !== one && !(await world.buyer(presale, inviter)))
        await world.registerInviter(presale, inviter)
      const { error } = await world.contribute(presale, one, amount, {
        ...(inviter && { inviter }),
        ...placeOf(who),
      })
      return { error: error?.toString(), gives: (await contributedBy(one)) - before }
    },
    async leave(one: KeyPairSigner): Promise<TableOutcome> {
      const leave = () => world.refund(presale, one)
      const { error, lamports } = await paying(one, leave, 'refund')
      return { error, gives: lamports }
    },
    async claim(one: KeyPairSigner): Promise<TableOutcome> {
      await world.succeed(one, [await world.opening(token, one, one.address)])
      const held = await world.balanceOf(token, one.address)
      const claim = () => world.claim(presale, one, { signer: one })
      const { error, lamports } = await paying(one, claim, 'claim')
      const gives = (await world.balanceOf(token, one.address)) - held
      return { error, gives, excess: lamports }
    },
    async claimReward(one: KeyPairSigner): Promise<TableOutcome> {
      const claim = () => world.claimReward(presale, one, { signer: one })
      const { error, lamports } = await paying(one, claim, 'claimReward')
      return { error, gives: lamports }
    },
    async finalize(one: KeyPairSigner): Promise<TableOutcome> {
      const supply = world.supplyOf(token)
      const { error } = await world.finalize(presale, one)
      return { error: error?.toString(), burned: supply - world.supplyOf(token) }
    },
    async withdraw(one: KeyPairSigner): Promise<TableOutcome> {
      const held = await world.balanceOf(token, one.address)
      const act = () => world.act(presale, { kind: 'withdraw' }, one)
      const { error, lamports } = await paying(one, act)
      const tokens = (await world.balanceOf(token, one.address)) - held
      return { error, gives: lamports, tokens }
    },
    async cancel(one: KeyPairSigner): Promise<TableOutcome> {
      return { error: (await world.act(presale, { kind: 'cancel' }, one)).error?.toString() }
    },
    async setTime(
      one: KeyPairSigner,
      [start, end]: NonNullable<TableStep['times']>,
    ): Promise<TableOutcome> {
      const times = { startAt: startAt + start, endAt: startAt + end }
      return {
        error: (await world.act(presale, { kind: 'setTime', ...times }, one)).error?.toString(),
      }
    },
  }
  return {
    startAt,
    goTo: async (at) => world.setTime(at),
    labelOf: async () => solanaPresaleStatus(world.read(presale), world.now),
    async run(who, { does, amount = 0n, inviter, times = [0, 0] }) {
      const one = people[who]
      if (does === 'contribute') return acts.contribute(who, amount, inviter && people[inviter])
      if (does === 'setTime') return acts.setTime(one, times)
      return acts[does === 'takeBack' ? 'leave' : does](one)
    },
  }
}
