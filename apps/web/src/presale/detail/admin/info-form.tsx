import { m } from '@slipway/messages'
import { presaleInfoLimits } from '@slipway/sdk/presale/presale-limits'
import { useState } from 'react'
import { ActionForm } from '../../../action/action-form.tsx'
import { type FormProblem, type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { ipfsPath } from '../../../files/ipfs-path.ts'
import { linkLabels } from '../../../files/link-labels.ts'
import { isHttps, type LinkName, linkNames } from '../../../files/link-names.ts'
import { LogoDrop } from '../../../files/logo-drop.tsx'
import { uploadProblemText } from '../../../files/upload-problem.ts'
import { presaleFiles } from '../../shared/presale-files.ts'
import { SafeMarkdown } from '../../shared/safe-markdown.tsx'
import type { PresaleContext } from '../presale-context.ts'
import type { ProjectInfo } from '../read-project-info.ts'
import { updateInfoPlan } from './owner-plans.ts'

export type InfoField = 'name' | 'description' | LinkName

/** What a project says of itself, as it will be stored. */
export interface InfoParams {
  readonly name: string
  readonly description?: string
  readonly links?: Partial<Record<LinkName, string>>
}

const { nameMaxCharacters, descriptionMaxCharacters } = presaleInfoLimits
const lengthOf = (text: string) => [...text].length

function tooLong(code: string, text: string, max: number): FormProblem | undefined {
  const length = lengthOf(text)
  return length > max ? { code, args: { length, max } } : undefined
}

/** Judges what a project says: a name, at most 3000 characters, links to https sites (specification section 5). */
export function readInfoParams(
  values: Readonly<Record<InfoField, string>>,
): FormResult<InfoField, InfoParams> {
  const name = values.name.trim()
  const description = values.description.trim()
  const given = linkNames.flatMap((link) => {
    const url = values[link].trim()
    return url === '' ? [] : [[link, url] as const]
  })
  const wrong = given.filter(([, url]) => !isHttps(url))
  const problems: Partial<Record<InfoField, FormProblem | undefined>> = {
    name:
      name === ''
        ? { code: 'Presale_NameEmpty' }
        : tooLong('Presale_NameTooLong', name, nameMaxCharacters),
    description: tooLong('Presale_DescriptionTooLong', description, descriptionMaxCharacters),
    ...Object.fromEntries(wrong.map(([link]) => [link, { code: 'Presale_LinkInvalid' }])),
  }
  return resultOrProblems(problems, () => ({
    name,
    ...(description !== '' && { description }),
    ...(given.length > 0 && { links: Object.fromEntries(given) }),
  }))
}

async function storeInfo(params: InfoParams, logo: string | undefined): Promise<string> {
  try {
    const { cid } = await presaleFiles.uploadPresaleInfo({ ...params, ...(logo && { logo }) })
    return cid
  } catch (error) {
    throw new PlanRefused(`${m.presale_admin_info_failed()} ${uploadProblemText(error)}`)
  }
}

function initialOf(act: PresaleContext, info: ProjectInfo | undefined): Record<InfoField, string> {
  const links = Object.fromEntries(
    linkNames.map((name) => [name, info?.links.find((link) => link.name === name)?.url ?? '']),
  ) as Record<LinkName, string>
  return { name: info?.name || act.name, description: info?.description ?? '', ...links }
}

/** New project information: name, logo, links, description; stored first, then named on chain. */
export function InfoForm({ act, info }: { act: PresaleContext; info: ProjectInfo | undefined }) {
  const [logo, setLogo] = useState(info?.logo)
  const url = ipfsPath(logo)
  return (
    <ActionForm<InfoField, InfoParams>
      act={act}
      kind="presale_update_info"
      title={m.presale_admin_info_title()}
      text={m.presale_admin_info_text()}
      current={info?.name}
      isSetting={info !== undefined && logo === info.logo}
      fields={[
        {
          name: 'name',
          label: m.presale_admin_info_name(),
          rule: m.presale_admin_info_name_rule(),
        },
        ...linkNames.map((name) => ({
          name,
          label: linkLabels[name](),
          rule: m.presale_admin_info_link_rule(),
        })),
        {
          name: 'description',
          label: m.presale_admin_info_description(),
          rule: m.presale_admin_info_description_rule(),
          kind: 'lines',
          isProse: true,
        },
      ]}
      extra={
        <LogoDrop logo={url ? { url } : undefined} onStored={(stored) => setLogo(stored.uri)} />
      }
      initial={initialOf(act, info)}
      read={readInfoParams}
      preview={(params) =>
        params.description ? <SafeMarkdown text={params.description} /> : params.name
      }
      plan={async (params) => updateInfoPlan(act, await storeInfo(params, logo))}
    />
  )
}
