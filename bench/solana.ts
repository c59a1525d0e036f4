// Compute units of each instruction, what a packet holds and how long a long list takes, on the local machine and cluster of the programs.
import type { SendPlan } from '@slipway/sdk/solana/multisend/types'
import { startCluster } from '../packages/devnet/src/solana/start-cluster.ts'
import { AirdropWorld } from '../packages/devnet/test/airdrop-world.ts'
import { LockerWorld } from '../packages/devnet/test/locker-world.ts'
import { measureAirdrop } from '../packages/devnet/test/measure-airdrop.ts'
import { measureLock } from '../packages/devnet/test/measure-lock.ts'
import { measurePresale } from '../packages/devnet/test/measure-presale.ts'
import { measureStaking } from '../packages/devnet/test/measure-staking.ts'
import { measureToken } from '../packages/devnet/test/measure-token.ts'
import { PresaleWorld } from '../packages/devnet/test/presale-world.ts'
import { drawRows, SolanaSender } from '../packages/devnet/test/solana-sender.ts'
import { StakingWorld } from '../packages/devnet/test/staking-world.ts'
import { tokenKinds } from '../packages/devnet/test/token-world.ts'
import { boundsOf, tokenBounds } from '../packages/devnet/test/unit-bounds.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

type Units = Readonly<Record<string, number>>

const claimants = 10_000
/** Wallets that are paid again, now that their accounts are open. */
const repeated = 200

/** Of what was measured, each with its bound. */
const unitRows = (subject: string, units: Units, bounds: Units): BenchRow[] =>
  Object.entries(units).map(([what, value]) =>
    benchRow({
      ...{ area: 'solana', name: `${subject}: ${what}`, value, unit: 'units' },
      ...{ target: bounds[what] ?? 0, better: 'lower' },
    }),
  )

/** A list of 10 000 new wallets, from its plan to its last payment, on blocks of 400 ms as on live clusters. */
async function multisendRows(): Promise<BenchRow[]> {
  const cluster = await startCluster()
  try {
    const sender = await SolanaSender.create(cluster.rpcUrl)
    const token = await sender.createToken()
    const started = performance.now()
    const plan = await sender.plan(token, drawRows(claimants))
    let next = plan
    while (next.batches.length > 0) {
      await sender.pay(next)
      next = await sender.plan(token, plan.rows)
    }
    const minutes = (performance.now() - started) / 60_000
    const row = { area: 'solana', better: 'higher', unit: 'recipients' } as const
    const again = plan.rows
      .slice(0, repeated)
      .map((paid) => ({ ...paid, amount: paid.amount + 1n }))
    const largestOf = ({ batches }: SendPlan) => Math.max(...batches.map(({ length }) => length))
    return [
      benchRow({
        ...row,
        name: 'multisend: of a transaction that opens accounts',
        value: largestOf(plan),
        target: 9,
      }),
      // 19 would leave no room for the priority fee that a wallet adds (ADR 0266).
      benchRow({
        ...row,
        name: 'multisend: of a transaction to open accounts',
        value: largestOf(await sender.plan(token, again)),
        target: 18,
      }),
      benchRow({
        ...{ area: 'solana', name: 'multisend: 10 000 new wallets', better: 'lower' },
        ...{ value: Number(minutes.toFixed(1)), unit: 'minutes', target: 20 },
      }),
    ]
  } finally {
    await cluster.stop()
  }
}

export async function measure(): Promise<readonly BenchRow[]> {
  const rows = unitRows('token', await measureToken(await LockerWorld.open()), tokenBounds)
  for (const kind of tokenKinds) {
    const measured = {
      locker: await measureLock(await LockerWorld.open(), kind),
      airdrop: await measureAirdrop(await AirdropWorld.open(), kind),
      presale: await measurePresale(await PresaleWorld.open(), kind),
      staking: await measureStaking(await StakingWorld.open(), kind),
    }
    for (const [program, units] of Object.entries(measured) as [keyof typeof measured, Units][])
      rows.push(...unitRows(`${program}, ${kind.name}`, units, boundsOf(program)))
  }
  return [...rows, ...(await multisendRows())]
}
