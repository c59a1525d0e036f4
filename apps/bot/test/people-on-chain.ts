import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment } from '@slipway/deployments'
import {
  presaleAbi,
  presaleFactoryAbi,
  tokenFactoryAbi,
  tokenLockerAbi,
} from '@slipway/deployments/abi'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { toPresaleParameters } from '@slipway/sdk/presale/presale-parameters'
import {
  type Abi,
  type Address,
  erc20Abi,
  keccak256,
  parseAbi,
  parseEventLogs,
  sliceHex,
  toHex,
  zeroAddress,
} from 'viem'
import type { BotWorld } from './bot-world.ts'

export const ETHER = 10n ** 18n
const HOUR = 3_600
const DAY = 24 * HOUR

interface Call {
  readonly to: Address
  readonly abi: Abi
  readonly name: string
  readonly args?: readonly unknown[]
  readonly value?: bigint
}

async function send(client: DeployClient, { to, abi, name, args = [], value = 0n }: Call) {
  const call = { address: to, abi, functionName: name, args, value }
  const hash = await client.writeContract(
    call as unknown as Parameters<typeof client.writeContract>[0],
  )
  const receipt = await client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error(`${name} failed`)
  return receipt.logs
}

function contractOf(name: 'tokenFactory' | 'presaleFactory' | 'tokenLocker'): Address {
  const contract = getLocalDeployment().contracts[name]
  if (!contract) throw new Error(`there is no local ${name}`)
  return contract.address
}

interface PresaleFrame {
  readonly claimToken: Address
  readonly router: Address
  readonly start: number
  readonly end: number
}

function presaleTerms({ claimToken, router, start, end }: PresaleFrame): PresaleDraft {
  return {
    kind: 'normal',
    templateId: 1,
    claimToken,
    currency: zeroAddress,
    router,
    hardCap: 10n * ETHER,
    softCap: 5n * ETHER,
    presaleRate: 1_000n * ETHER,
    liquidityRate: 900n * ETHER,
    liquidityPercent: 6_000n,
    minCurrency: ETHER / 10n,
    maxCurrency: 8n * ETHER,
    startTime: BigInt(start),
    endTime: BigInt(end),
    lockTime: BigInt(30 * DAY),
    useWhiteList: 0n,
    t1Block: 0n,
    t2Block: 0n,
    enableWhiteTransfer: false,
    vest: false,
    vestFirst: 0n,
    vestCycle: 0n,
    vestPercent: 0n,
    burnsUnsold: false,
    listsBelowPresale: false,
    maxRepairBps: 0n,
    declaredTaxBps: 0n,
    whitelistAdmin: zeroAddress,
    inviterRatesBps: [],
  }
}

/** What people do on the chain of a bot's world, and its clock. */
export function peopleOnChain({ chain, client, venue, ask }: BotWorld) {
  const person = (index: number) =>
    createDeployClient({ chain, account: getDevelopmentAccount(index) })
  const owner = person(5)
  const now = async () => Number((await client.getBlock()).timestamp)

  async function createToken(symbol: string): Promise<Address> {
    const to = contractOf('tokenFactory')
    const abi = tokenFactoryAbi
    const of = owner.account.address
    const value = await client.readContract({
      address: to,
      abi,
      functionName: 'feeOf',
      args: [of, 1n],
    })
    const numbers = [10n ** 24n, 18n, 0n, 0n]
    const seed = sliceHex(keccak256(toHex(symbol)), 0, 12)
    const args = [1n, [symbol, symbol, ''], [of], numbers, [false], zeroAddress, zeroAddress, seed]
    const logs = await send(owner, { to, abi: abi as Abi, name: 'deploy', args, value })
    const [made] = parseEventLogs({ abi, eventName: 'TokenDeployed', logs })
    if (!made) throw new Error('there is no token')
    return made.args.token
  }

  const allow = (token: Address, spender: Address) =>
    send(owner, { to: token, abi: erc20Abi as Abi, name: 'approve', args: [spender, 10n ** 30n] })

  return {
    owner,
    now,
    createToken,
    /** Moves the chain's clock and mines a block there. */
    async goTo(time: number): Promise<void> {
      // In one request: a block that came by itself in between would take the time.
      await ask('evm_mine', [time])
    },
    /** A presale that begins in ten minutes and takes an hour; soft cap 5, hard cap 10. */
    async makePresale(symbol: string): Promise<{ presale: Address; start: number; end: number }> {
      const claimToken = await createToken(symbol)
      const start = (await now()) + 600
      const end = start + HOUR
      const terms = presaleTerms({ claimToken, router: venue.router, start, end })
      const { templateId, addressParams, numberParams } = toPresaleParameters(terms)
      const to = contractOf('presaleFactory')
      const abi = presaleFactoryAbi
      const feeArgs = [owner.account.address, templateId] as const
      const value = await client.readContract({
        address: to,
        abi,
        functionName: 'feeOf',
        args: feeArgs,
      })
      await allow(claimToken, to)
      const args = [templateId, addressParams, numberParams, `ipfs://bafk${symbol.toLowerCase()}`]
      const logs = await send(owner, { to, abi: abi as Abi, name: 'deploy', args, value })
      const [made] = parseEventLogs({ abi, eventName: 'PresaleDeployed', logs })
      if (!made) throw new Error('there is no presale')
      return { presale: made.args.presale, start, end }
    },
    async give(presale: Address, from: number, ether: bigint): Promise<void> {
      const value = ether * ETHER
      const args = [value, zeroAddress]
      await send(person(from), {
        to: presale,
        abi: presaleAbi as Abi,
        name: 'contribute',
        args,
        value,
      })
    },
    async finalize(presale: Address): Promise<void> {
      await send(owner, { to: presale, abi: presaleAbi as Abi, name: 'finalize' })
    },
    async cancel(presale: Address): Promise<void> {
      await send(owner, { to: presale, abi: presaleAbi as Abi, name: 'cancel' })
    },
    /** Locks some of a token for its creator. */
    async lock(token: Address, unlockAt: number): Promise<{ locker: Address; lockId: bigint }> {
      const to = contractOf('tokenLocker')
      await allow(token, to)
      const schedule = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }
      const options = { rebasing: false, migratable: false, schedule }
      const args = [token, ETHER, owner.account.address, BigInt(unlockAt), options]
      const logs = await send(owner, { to, abi: tokenLockerAbi as Abi, name: 'lock', args })
      const [made] = parseEventLogs({ abi: tokenLockerAbi, eventName: 'Locked', logs })
      if (!made) throw new Error('there is no lock')
      return { locker: to, lockId: made.args.lockId }
    },
    /** Sends tokens away from an address that nobody has the key of. */
    async takeFrom(holder: Address, token: Address, amount: bigint): Promise<void> {
      await ask('anvil_setBalance', [holder, toHex(ETHER)])
      await ask('anvil_impersonateAccount', [holder])
      const data = `0xa9059cbb${owner.account.address.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
      await ask('eth_sendTransaction', [{ from: holder, to: token, data }])
      await ask('anvil_stopImpersonatingAccount', [holder])
    },
    /** Puts a little of the wrapped native currency somewhere. */
    async dust(at: Address): Promise<void> {
      const abi = parseAbi(['function deposit() payable'])
      await send(owner, { to: venue.wrappedNative, abi, name: 'deposit', value: 1_000n })
      await send(owner, {
        to: venue.wrappedNative,
        abi: erc20Abi as Abi,
        name: 'transfer',
        args: [at, 1n],
      })
    },
  }
}
