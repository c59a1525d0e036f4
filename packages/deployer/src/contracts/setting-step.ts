import type { DeployClient } from '../steps/deploy-client.ts'
import type { DeployStep } from '../steps/run-deploy-steps.ts'
import type { DeploymentConfig } from './deployment-config.ts'
import type { DeploymentPlan } from './plan-deployment.ts'

/** A setting of a deployment: a step that can tell whether it would undo what the owner has decided since. */
export type SettingStep = Extract<DeployStep, { build(): unknown }> & {
  /** What the owner has set instead, in words; undefined when nobody has decided anything yet. */
  readonly ownerChoice?: () => Promise<string | undefined>
}

/** What the settings are made from. */
export interface SettingSubject {
  readonly client: DeployClient
  readonly plan: DeploymentPlan
  readonly config: DeploymentConfig
  /** Whether the deployment was finished before, so that whatever differs is somebody's decision. */
  readonly wasFinished: boolean
}
