import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import { DeployError } from '../steps/deploy-errors.ts'
import type { PlannedTemplate } from './plan-deployment.ts'
import type { SettingStep, SettingSubject } from './setting-step.ts'

/** How a template stands in the factory; undefined when it is not registered. */
type Registered = {
  readonly generator: Address
  readonly feeWei: bigint
  readonly enabled: boolean
}

/** Registers a template, closed, and sets its fee: until then a creation would cost nothing. */
export function describeTemplateSteps(
  subject: SettingSubject,
  template: PlannedTemplate,
): readonly SettingStep[] {
  const { templateId } = template.entry
  const feeWei = subject.config.tokenFeeWei
  const read = () => readTemplate(subject, template)
  return [
    {
      id: `setting:template-${templateId}`,
      title: `Register template ${templateId}, closed`,
      isDone: async () => (await read()) !== undefined,
      build: () => buildTemplateChange(subject, template, false),
    },
    {
      id: `setting:fee-${templateId}`,
      title: `Set the fee of template ${templateId} to ${feeWei} wei`,
      isDone: async () => (await read())?.feeWei === feeWei,
      ownerChoice: async () => {
        const found = await read()
        if (found === undefined || found.feeWei === feeWei) return undefined
        const isSet = found.feeWei !== 0n || found.enabled || subject.wasFinished
        return isSet ? `the fee of template ${templateId} is ${found.feeWei} wei` : undefined
      },
      build: () => ({
        to: subject.plan.tokenFactory.address,
        data: encodeFunctionData({
          abi: tokenFactoryAbi,
          functionName: 'setFee',
          args: [BigInt(templateId), feeWei],
        }),
      }),
    },
  ]
}

/** Opens a template; a template that was open once and is closed was closed by somebody. */
export function describeOpeningStep(
  subject: SettingSubject,
  template: PlannedTemplate,
): SettingStep {
  const { templateId } = template.entry
  return {
    id: `setting:open-${templateId}`,
    title: `Open template ${templateId}`,
    isDone: async () => (await readTemplate(subject, template))?.enabled === true,
    ownerChoice: async () => {
      const found = await readTemplate(subject, template)
      if (found === undefined || found.enabled) return undefined
      const wasOpen = subject.wasFinished || (await hasTokens(subject, templateId))
      return wasOpen ? `template ${templateId} is closed` : undefined
    },
    build: () => buildTemplateChange(subject, template, true),
  }
}

function buildTemplateChange(
  { plan }: SettingSubject,
  { entry, generator }: PlannedTemplate,
  isOpen: boolean,
) {
  return {
    to: plan.tokenFactory.address,
    data: encodeFunctionData({
      abi: tokenFactoryAbi,
      functionName: 'setTemplate',
      args: [BigInt(entry.templateId), generator.address, isOpen],
    }),
  }
}

/** @throws {DeployError} `TEMPLATE_FIXED`: the generator of a registered template can never be changed */
async function readTemplate(
  { client, plan }: SettingSubject,
  { entry, generator }: PlannedTemplate,
): Promise<Registered | undefined> {
  const contract = { address: plan.tokenFactory.address, abi: tokenFactoryAbi } as const
  const templateId = BigInt(entry.templateId)
  const ids = await client.readContract({ ...contract, functionName: 'templateIds' })
  if (!ids.includes(templateId)) return undefined
  const found = await client.readContract({
    ...contract,
    functionName: 'template',
    args: [templateId],
  })
  if (isAddressEqual(found.generator, generator.address)) return found
  throw new DeployError(
    'TEMPLATE_FIXED',
    `Template ${templateId} is registered with the generator ${found.generator} for ever; ${generator.address} needs an id of its own.`,
  )
}

async function hasTokens({ client, plan }: SettingSubject, templateId: number): Promise<boolean> {
  const count = await client.readContract({
    address: plan.tokenFactory.address,
    abi: tokenFactoryAbi,
    functionName: 'recordCountByTemplate',
    args: [BigInt(templateId)],
  })
  return count > 0n
}
