import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getBuyer } from '@slipway/sdk/solana/presale/get-buyer'
import { getBuyers } from '@slipway/sdk/solana/presale/get-buyers'
import { getInviters } from '@slipway/sdk/solana/presale/get-inviters'
import { getPresale } from '@slipway/sdk/solana/presale/get-presale'
import { getPresales } from '@slipway/sdk/solana/presale/get-presales'
import { namePresaleError } from '@slipway/sdk/solana/presale/name-presale-error'
import type { KeyPairSigner } from '@solana/kit'
import { expect, test } from 'vitest'
import { deployLocalPrograms } from '../src/solana/deploy-local-programs.ts'
import { LocalCluster } from '../src/solana/local-cluster.ts'
import { createClusterRpc } from './create-cluster-rpc.ts'
import { PresaleWorld, sol } from './presale-world.ts'
import { day } from './token-world.ts'

test('presales and who has something in them are read from a node of the local cluster, which has the program where the client looks for it', async () => {
  const cluster = new LocalCluster()
  await deployLocalPrograms(cluster)
  const program = getSolanaPrograms(902)?.presale
  if (!program) throw new Error('The client knows no program.')
  const world = new PresaleWorld(cluster.machine, program, namePresaleError)
  const rpc = createClusterRpc(cluster)
  const [creator, ann, ben] = [await world.person(), await world.person(), await world.person()]
  const token = await world.token([creator, ben])
  const presale = await world.presale(token, creator, { kind: 2, infoKey: 'bafkrei' })
  const found = await getPresale(rpc, program, presale.presale)
  expect(found).toEqual(world.read(presale))
  expect(found).toMatchObject({ kind: 'fair', infoKey: 'bafkrei', status: 'open' })
  expect(await getPresale(rpc, program, token.mint)).toBeUndefined()
  expect(await getPresale(rpc, program, presale.vault)).toBeUndefined()

  world.setTime(presale.draft.startAt)
  const other = await world.presale(token, ben)
  const later = await world.presale(await world.token([creator]), creator)
  world.setTime(later.draft.startAt)
  for (const one of [ann, ben]) await world.contribute(presale, one, sol)
  await world.contribute(later, ann, 2n * sol)
  const place = { presale: presale.presale, wallet: ann.address }
  expect(await getBuyer(rpc, program, place)).toEqual(await world.buyer(presale, ann))
  expect(await getBuyer(rpc, program, place)).toMatchObject({ ...place, contributed: sol })
  expect(await getBuyer(rpc, program, { ...place, wallet: creator.address })).toBeUndefined()
  // What a wallet has is no presale.
  const buyer = await world.buyer(presale, ann)
  if (!buyer) throw new Error('The wallet has nothing.')
  expect(await getPresale(rpc, program, buyer.address)).toBeUndefined()

  const addresses = (all: readonly { readonly address: string }[]) => all.map((one) => one.address)
  expect(addresses(await getPresales(rpc, program, { creator: creator.address }))).toEqual([
    ...[later.presale, presale.presale],
  ])
  expect(addresses(await getPresales(rpc, program, { mint: token.mint }))).toEqual([
    ...[other.presale, presale.presale],
  ])
  expect(await getPresales(rpc, program, { creator: ann.address })).toEqual([])
  const wallets = (await getBuyers(rpc, program, { presale: presale.presale })).map(
    (one) => one.wallet,
  )
  expect(wallets.toSorted()).toEqual([ann.address, ben.address].toSorted())
  const ofAnn = await getBuyers(rpc, program, { wallet: ann.address })
  expect(ofAnn.map((one) => one.contributed).toSorted()).toEqual([sol, 2n * sol])
  world.pass(day)
  expect(await getBuyers(rpc, program, { wallet: creator.address })).toEqual([])

  const rewarding = await world.presale(await world.token([creator]), creator, {
    inviterBps: [300, 200, 100],
  })
  world.setTime(rewarding.draft.startAt)
  await world.registerInviter(rewarding, creator)
  const people = [await world.person(), await world.person(), ben, ann]
  let inviter = creator
  for (const one of people) {
    expect((await world.contribute(rewarding, one, sol, { inviter })).error).toBeUndefined()
    inviter = one
  }
  const named = { address: rewarding.presale, inviterBps: [300, 200, 100] }
  const invitersOf = (wallet?: KeyPairSigner) => getInviters(rpc, program, named, wallet?.address)
  expect(await invitersOf(ann)).toEqual([ann, ben, people[1]].map((one) => one?.address))
  expect(await invitersOf(creator)).toEqual([creator.address])
  expect(await invitersOf()).toEqual([])
  expect(await invitersOf(await world.person())).toBeUndefined()
})
