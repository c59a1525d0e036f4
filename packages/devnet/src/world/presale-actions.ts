import { inviterAbi, whitelistMarketAbi } from '@slipway/deployments/abi'
import { type Abi, parseEther } from 'viem'
import type { PresaleScene } from './presale-scenario.ts'

type Act = (scene: PresaleScene) => Promise<void>

/** Several wallets contribute, one after the other. */
export const gifts =
  (...given: readonly (readonly [person: number, ether: string, inviter?: number])[]): Act =>
  async (scene) => {
    for (const [person, ether, inviter] of given) await scene.give(person, ether, inviter)
  }

/** The owner does something that needs few words. */
export const ownerAct =
  (name: string, args: readonly unknown[] = []): Act =>
  (scene) =>
    scene.act(scene.owner, name, args)

/** Several wallets do the same. */
export const eachOf =
  (people: readonly number[], name: string): Act =>
  async (scene) => {
    for (const index of people) await scene.act(scene.person(index), name)
  }

/** The owner lists wallets at a tier. */
export const listed =
  (level: 1 | 2, people: readonly number[]): Act =>
  (scene) =>
    scene.act(scene.owner, 'setWhitelist', [
      people.map((index) => scene.person(index).address),
      BigInt(level),
    ])

/** Wallets offer their slots at a price, until a time. */
export const offers =
  (...given: readonly (readonly [person: number, ether: string, until: number])[]): Act =>
  async ({ call, person, presale, stage }) => {
    for (const [index, ether, until] of given) {
      const args = [presale, parseEther(ether), BigInt(until)]
      await call(person(index), stage.presales.market, whitelistMarketAbi as Abi, 'add', args)
    }
  }

/** Somebody buys the open offer of somebody's slot. */
export const purchase =
  (buyer: number, seller: number, ether: string): Act =>
  async ({ call, person, presale, stage }) => {
    const { client, presales } = stage
    const market = { address: presales.market, abi: whitelistMarketAbi } as const
    const presaleId = await client.readContract({
      ...market,
      functionName: 'openOfferOf',
      args: [presale, person(seller).address],
    })
    const price = parseEther(ether)
    await call(
      person(buyer),
      presales.market,
      whitelistMarketAbi as Abi,
      'submit',
      [presaleId],
      price,
    )
  }

/** An inviter takes its reward. */
export const rewarded =
  (inviter: number): Act =>
  ({ call, person, presale, stage }) => {
    const args = [presale, person(inviter).address]
    return call(person(inviter), stage.presales.inviter, inviterAbi as Abi, 'claimReward', args)
  }

/** Start and end as the contract takes them. */
export const terms = (startTime: number, endTime: number) => ({
  startTime: BigInt(startTime),
  endTime: BigInt(endTime),
})
