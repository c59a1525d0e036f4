import { presaleFactoryAbi, vipAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem'
import { listInstanceFactories } from './instance-factories.ts'
import type { SettingStep, SettingSubject } from './setting-step.ts'

/** Puts the first plans up for sale, and lets every factory ask who is a member. */
export function describeVipSteps(subject: SettingSubject): readonly SettingStep[] {
  const { plan, config } = subject
  const factories = listInstanceFactories(subject).map(({ id, instances, factory }) => ({
    id,
    instances,
    address: factory.address,
  }))
  return [
    ...config.vipPlans.map((_, index) => describePlan(subject, index)),
    describeDevAddress(subject),
    ...[{ id: 'token', instances: 'tokens', address: plan.tokenFactory.address }, ...factories].map(
      (factory) => describeMembership(subject, factory),
    ),
  ]
}

function contractOf({ plan }: SettingSubject) {
  return { address: plan.vip.address, abi: vipAbi } as const
}

/** Plans are only ever added: one that stands at its number is the owner's, whatever it says. */
function describePlan(subject: SettingSubject, index: number): SettingStep {
  const contract = contractOf(subject)
  const { priceWei, days } = subject.config.vipPlans[index] ?? { priceWei: 0n, days: 0 }
  const call = { ...contract, functionName: 'planCount' } as const
  return {
    id: `setting:vip-plan-${index}`,
    title: `Sell memberships of ${days} days for ${priceWei} wei`,
    isDone: async () => (await subject.client.readContract(call)) > BigInt(index),
    build: () => ({
      to: contract.address,
      data: encodeFunctionData({
        abi: vipAbi,
        functionName: 'addPlan',
        args: [priceWei, BigInt(days)],
      }),
    }),
  }
}

function describeDevAddress(subject: SettingSubject): SettingStep {
  const contract = contractOf(subject)
  const { owner, devAddress } = subject.config
  const call = { ...contract, functionName: 'devAddress' } as const
  const read = () => subject.client.readContract(call)
  return {
    id: 'setting:vip-dev-address',
    title: `Send what memberships bring to ${devAddress}`,
    isDone: async () => isAddressEqual(await read(), devAddress),
    // The constructor puts the owner there.
    ownerChoice: async () => {
      const found = await read()
      const isChosen = ![owner, devAddress].some((one) => isAddressEqual(one, found))
      return isChosen ? `what memberships bring goes to ${found}` : undefined
    },
    build: () => ({
      to: contract.address,
      data: encodeFunctionData({
        abi: vipAbi,
        functionName: 'setDevAddress',
        args: [devAddress],
      }),
    }),
  }
}

/** The token factory and the factories of instances take this setting alike. */
function describeMembership(
  { client, plan, wasFinished }: SettingSubject,
  { id, instances, address }: { id: string; instances: string; address: Address },
): SettingStep {
  const contract = { address, abi: presaleFactoryAbi } as const
  const read = () => client.readContract({ ...contract, functionName: 'vip' })
  return {
    id: `setting:vip-${id}`,
    title: `Let members create ${instances} without a fee`,
    isDone: async () => isAddressEqual(await read(), plan.vip.address),
    ownerChoice: async () => {
      const found = await read()
      if (isAddressEqual(found, plan.vip.address)) return undefined
      const isChosen = wasFinished || !isAddressEqual(found, zeroAddress)
      return isChosen ? `who creates ${instances} as a member is said by ${found}` : undefined
    },
    build: () => ({
      to: address,
      data: encodeFunctionData({
        abi: presaleFactoryAbi,
        functionName: 'setVip',
        args: [plan.vip.address],
      }),
    }),
  }
}
