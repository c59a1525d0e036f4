import type { KnownContract, ReleaseContracts } from '../src/exit-page/types.ts'

/** An address made of one digit pair. */
export const addressOf = (pair: string): `0x${string}` => `0x${pair.repeat(20)}`

const contractAt = (pair: string) => ({ address: addressOf(pair) })

/** Contracts of one release. */
export const releaseOf = (first: string): ReleaseContracts => ({
  presaleFactory: contractAt(`${first}1`),
  poolFactory: contractAt(`${first}2`),
  airdropFactory: contractAt(`${first}3`),
  nftSaleFactory: contractAt(`${first}4`),
  tokenLocker: contractAt(`${first}5`),
  liquidityLocker: contractAt(`${first}6`),
  nftLocker: contractAt(`${first}7`),
  lockAnnouncer: contractAt(`${first}8`),
  inviter: contractAt(`${first}9`),
})

export const user = addressOf('aa')
export const stranger = addressOf('bb')
export const thing = addressOf('cc')
export const token = addressOf('dd')
export const nobody = addressOf('00')

/** A contract that a registry of the first release knows. */
export const known = (kind: KnownContract['kind'], address = thing): KnownContract => ({
  kind,
  address,
  contracts: releaseOf('1'),
})

/** What a readable token answers. */
export const tokenAnswers = { name: 'Keel', symbol: 'KEEL', decimals: 18, totalSupply: 1n }
