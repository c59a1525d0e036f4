import type { BadgeApplication } from '@slipway/api-client'
import { joinSentences, m } from '@slipway/messages'
import { serviceErrorMessage } from '@slipway/messages/service-error-message'
import { type ApplicationParams, readApplication } from '@slipway/sdk/badges/badge-forms'
import { badgeDocuments } from '@slipway/sdk/badges/badge-kinds'
import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountErrorText } from '../accounts/account-error-text.ts'
import type { FormProblem, FormResult } from '../action/form-result.ts'
import { useActionForm } from '../action/use-action-form.ts'
import { activeChain } from '../core/active-chain.ts'
import { badgeApi } from '../core/badge-api.ts'
import { useRefusal } from '../form/use-refusal.ts'
import { applicationsKey } from './use-badges.ts'

type Kind = BadgeApplication['kind']
export type Role = BadgeApplication['documents'][number]['role']
export type ApplicationField =
  | 'contract'
  | 'project'
  | 'contact'
  | 'website'
  | 'statement'
  | 'auditor'
  | 'report'

const empty: Readonly<Record<ApplicationField, string>> = {
  contract: '',
  project: '',
  contact: '',
  website: '',
  statement: '',
  auditor: '',
  report: '',
}
/** No amount is refused in this form. */
const noUnit = { symbol: '', decimals: 0 }

function readAs(
  kind: Kind,
  values: Readonly<Record<ApplicationField, string>>,
): FormResult<ApplicationField, ApplicationParams> {
  const reading = readApplication(kind, values)
  if (reading.ok) return reading
  const problems: Partial<Record<ApplicationField, FormProblem>> = Object.fromEntries(
    reading.issues.map(({ field, code }) => [field, { code }]),
  )
  return { ok: false, problems }
}

/** What is wrong with a chosen document; the server looks at its content as well. */
function documentError(kind: Kind, role: Role, file: File | undefined): string | undefined {
  if (!file) {
    const isDemanded = (badgeDocuments[kind].required as readonly Role[]).includes(role)
    return isDemanded ? serviceErrorMessage('Badge_DocumentMissing') : undefined
  }
  if (file.size > badgeLimits.documentBytes) return serviceErrorMessage('DOCUMENT_TOO_LARGE')
  return undefined
}

/**
 * The form of an application: its texts and documents, handed in together. Where a document is refused, the draft stays
 * among the own applications, and is completed there.
 */
export function useApplicationForm(kind: Kind, roles: readonly Role[]) {
  const queries = useQueryClient()
  const [files, setFiles] = useState<Partial<Record<Role, File>>>({})
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const { problem, setProblem, entry } = useRefusal()
  const [isDone, setDone] = useState(false)
  const errors = Object.fromEntries(
    roles.map((role) => [role, documentError(kind, role, files[role])]),
  ) as Partial<Record<Role, string>>
  const isComplete = roles.every((role) => errors[role] === undefined)

  /** @returns what failed after its texts were kept as a draft; undefined where all went well */
  const handIn = async (params: ApplicationParams) => {
    const made = await badgeApi.beginApplication({ kind, chain: activeChain.shortname, ...params })
    try {
      for (const role of roles) {
        const file = files[role]
        if (file) await badgeApi.addDocument(made.id, { role, name: file.name }, file)
      }
      await badgeApi.submitApplication(made.id)
    } catch (error) {
      return error
    }
    return undefined
  }
  const send = async (params: ApplicationParams) => {
    if (isSending || !isComplete) return
    setSending(true)
    setProblem(undefined)
    setDone(false)
    try {
      const failure = await handIn(params)
      if (failure === undefined) setDone(true)
      // A second one of the same would be refused: it goes on above.
      else setProblem(joinSentences([accountErrorText(failure), m.badges_apply_kept()]))
      setFiles({})
      setTried(false)
      form.reset()
    } catch (error) {
      setProblem(accountErrorText(error))
    } finally {
      setSending(false)
      await queries.invalidateQueries({ queryKey: applicationsKey })
    }
  }
  const form = useActionForm<ApplicationField, ApplicationParams>(
    noUnit,
    empty,
    (values) => readAs(kind, values),
    (params) => void send(params),
  )
  return {
    form,
    files,
    isSending,
    problem,
    entry,
    isDone,
    errorOf: (role: Role) => (isTried || files[role] ? errors[role] : undefined),
    choose: (role: Role, file: File) => setFiles((before) => ({ ...before, [role]: file })),
    onTry: () => setTried(true),
  }
}
