import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { lockAnnouncerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  erc20Abi,
  type Hex,
  type PrivateKeyAccount,
  parseEventLogs,
} from 'viem'
import { chainOfRun, createChainProbe } from './chain-of-run.ts'
import { compileForeign } from './compile-foreign.ts'

/** A contract of locks on a chain of the stack. @throws RangeError when none is deployed */
export function lockContractOfRun(
  shortname: string,
  name: 'tokenLocker' | 'liquidityLocker' | 'nftLocker' | 'lockAnnouncer',
): Address {
  const { chainId } = chainOfRun(shortname)
  const address = (getDeployment(chainId) ?? getLocalDeployment()).contracts[name]?.address
  if (!address) throw new RangeError(`No ${name} is deployed on ${shortname}.`)
  return address
}

async function settle(shortname: string, hash: Hex) {
  const receipt = await createChainProbe(shortname).waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error(`The transaction ${hash} failed.`)
  return receipt
}

/** What a lock that a journey starts from is like. */
export interface LockTerms {
  readonly token: Address
  /** Base units. */
  readonly amount: bigint
  /** Unix seconds. */
  readonly unlockAt: bigint
  readonly isMigratable: boolean
  readonly schedule: {
    readonly cliffAt: bigint
    readonly firstBps: bigint
    readonly cycleSeconds: bigint
    readonly cycleBps: bigint
  }
}

/** Locks tokens past the web. @returns the lock's number */
export async function lockTokens(
  shortname: string,
  account: PrivateKeyAccount,
  { token, amount, unlockAt, isMigratable: migratable, schedule }: LockTerms,
): Promise<bigint> {
  const probe = createChainProbe(shortname)
  const locker = lockContractOfRun(shortname, 'tokenLocker')
  await settle(
    shortname,
    await probe.writeContract({
      account,
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [locker, amount],
    }),
  )
  const { logs } = await settle(
    shortname,
    await probe.writeContract({
      account,
      address: locker,
      abi: tokenLockerAbi,
      functionName: 'lock',
      args: [token, amount, account.address, unlockAt, { rebasing: false, migratable, schedule }],
    }),
  )
  const [locked] = parseEventLogs({ abi: tokenLockerAbi, eventName: 'Locked', logs })
  if (!locked) throw new Error('Nothing was locked.')
  return locked.args.lockId
}

/** Puts a later locker on a chain and announces it, as the announcer's owner can. @returns its address */
export async function announceSuccessor(
  shortname: string,
  account: PrivateKeyAccount,
): Promise<Address> {
  const probe = createChainProbe(shortname)
  const locker = lockContractOfRun(shortname, 'tokenLocker')
  const argument = encodeAbiParameters([{ type: 'address' }], [locker])
  const data = concatHex([compileForeign('SuccessorLocker'), argument])
  const { contractAddress } = await settle(
    shortname,
    await probe.sendTransaction({ account, data }),
  )
  if (!contractAddress) throw new Error('The successor was not created.')
  const announcer = {
    address: lockContractOfRun(shortname, 'lockAnnouncer'),
    abi: lockAnnouncerAbi,
  } as const
  const owner = await probe.readContract({ ...announcer, functionName: 'owner' })
  await probe.impersonateAccount({ address: owner })
  await settle(
    shortname,
    await probe.writeContract({
      ...announcer,
      account: owner,
      functionName: 'announce',
      args: [contractAddress],
    }),
  )
  await probe.stopImpersonatingAccount({ address: owner })
  return contractAddress
}
