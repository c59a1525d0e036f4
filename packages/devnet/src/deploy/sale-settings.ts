import { presaleFactoryAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import { DeployError } from './deploy-errors.ts'
import { listSaleTemplates, type PlannedSaleTemplate } from './plan-sales.ts'
import type { SettingStep, SettingSubject } from './setting-step.ts'

/** How a kind of sale stands in the factory. */
interface Registered {
  readonly feeWei: bigint
  readonly isOpen: boolean
}

/** Registers every kind of sale, closed, and sets its fee: until then a creation would cost nothing. */
export function describeSaleSteps(subject: SettingSubject): readonly SettingStep[] {
  const templates = listSaleTemplates(subject.plan.sales)
  return [
    ...templates.flatMap((template) => describeTemplate(subject, template)),
    describeDevAddress(subject),
  ]
}

/** Opens the kinds of sale; one that was open once and is closed was closed by somebody. */
export function describeSaleOpenings(subject: SettingSubject): readonly SettingStep[] {
  return listSaleTemplates(subject.plan.sales).map((template) => {
    const { templateId } = template
    return {
      id: `setting:open-sale-${templateId}`,
      title: `Open sales of kind ${templateId}`,
      isDone: async () => (await readTemplate(subject, template))?.isOpen === true,
      ownerChoice: async () => {
        const found = await readTemplate(subject, template)
        if (found === undefined || found.isOpen) return undefined
        const wasOpen = subject.wasFinished || (await hasSales(subject, templateId))
        return wasOpen ? `sales of kind ${templateId} are closed` : undefined
      },
      build: () => buildTemplateChange(subject, template, true),
    }
  })
}

function factoryOf({ plan }: SettingSubject) {
  return { address: plan.sales.presaleFactory.address, abi: presaleFactoryAbi } as const
}

function describeTemplate(
  subject: SettingSubject,
  template: PlannedSaleTemplate,
): readonly SettingStep[] {
  const { templateId } = template
  const feeWei = subject.config.platformFeeWei
  const read = () => readTemplate(subject, template)
  return [
    {
      id: `setting:sale-${templateId}`,
      title: `Register sales of kind ${templateId}, closed`,
      isDone: async () => (await read()) !== undefined,
      build: () => buildTemplateChange(subject, template, false),
    },
    {
      id: `setting:sale-fee-${templateId}`,
      title: `Set the fee of sales of kind ${templateId} to ${feeWei} wei`,
      isDone: async () => (await read())?.feeWei === feeWei,
      ownerChoice: async () => {
        const found = await read()
        if (found === undefined || found.feeWei === feeWei) return undefined
        const isSet = found.feeWei !== 0n || found.isOpen || subject.wasFinished
        return isSet ? `the fee of sales of kind ${templateId} is ${found.feeWei} wei` : undefined
      },
      build: () => ({
        to: factoryOf(subject).address,
        data: encodeFunctionData({
          abi: presaleFactoryAbi,
          functionName: 'setFee',
          args: [BigInt(templateId), feeWei],
        }),
      }),
    },
  ]
}

function describeDevAddress(subject: SettingSubject): SettingStep {
  const { client, config } = subject
  const factory = factoryOf(subject)
  const read = () => client.readContract({ ...factory, functionName: 'devAddress' })
  return {
    id: 'setting:sale-dev-address',
    title: `Send the fees of sales to ${config.devAddress}`,
    isDone: async () => isAddressEqual(await read(), config.devAddress),
    // The constructor puts the owner there.
    ownerChoice: async () => {
      const found = await read()
      const isChosen = ![config.owner, config.devAddress].some((one) => isAddressEqual(one, found))
      return isChosen ? `the fees of sales go to ${found}` : undefined
    },
    build: () => ({
      to: factory.address,
      data: encodeFunctionData({
        abi: presaleFactoryAbi,
        functionName: 'setDevAddress',
        args: [config.devAddress],
      }),
    }),
  }
}

function buildTemplateChange(
  subject: SettingSubject,
  { templateId, implementation }: PlannedSaleTemplate,
  isOpen: boolean,
) {
  return {
    to: factoryOf(subject).address,
    data: encodeFunctionData({
      abi: presaleFactoryAbi,
      functionName: 'setTemplate',
      args: [BigInt(templateId), implementation.address, isOpen],
    }),
  }
}

/** @throws {DeployError} `TEMPLATE_FIXED`: the code of a registered kind of sale can never be changed */
async function readTemplate(
  subject: SettingSubject,
  { templateId, implementation }: PlannedSaleTemplate,
): Promise<Registered | undefined> {
  const factory = factoryOf(subject)
  const id = BigInt(templateId)
  const ids = await subject.client.readContract({ ...factory, functionName: 'templateIds' })
  if (!ids.includes(id)) return undefined
  const call = { ...factory, functionName: 'template', args: [id] } as const
  const [found, feeWei, isOpen]: readonly [Address, bigint, boolean] =
    await subject.client.readContract(call)
  if (isAddressEqual(found, implementation.address)) return { feeWei, isOpen }
  throw new DeployError(
    'TEMPLATE_FIXED',
    `Sales of kind ${templateId} run the code ${found} for ever; ${implementation.address} needs an id of its own.`,
  )
}

async function hasSales(subject: SettingSubject, templateId: number): Promise<boolean> {
  const count = await subject.client.readContract({
    ...factoryOf(subject),
    functionName: 'recordCountByTemplate',
    args: [BigInt(templateId)],
  })
  return count > 0n
}
