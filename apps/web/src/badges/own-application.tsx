import { Button, FileButton } from '@mantine/core'
import type { BadgeApplication, BadgeApplicationSummary } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { documentRolesOf } from '@slipway/sdk/badges/badge-kinds'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountErrorText } from '../accounts/account-error-text.ts'
import { badgeApi } from '../core/badge-api.ts'
import { ConfirmedButton } from '../core/confirmed-button.tsx'
import { useEntryChain } from '../core/use-entry-chain.ts'
import { badgeKinds, documentRoles, endText, stateOf } from './badge-labels.ts'
import classes from './badges.module.css'
import { applicationsKey, useApplication } from './use-badges.ts'

/** Runs an act, loads the applications anew, and says why it failed. */
function useAct() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(accountErrorText(error))
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: applicationsKey })
    }
  }
  return { act, isBusy, problem }
}

type Act = ReturnType<typeof useAct>

/** Documents of an application that may still be changed: taken out, or added by what they show. */
function ChangeDocuments({ whole, act, isBusy }: { whole: BadgeApplication } & Act) {
  return (
    <>
      <ul className={classes.list} aria-label={m.badges_documents()}>
        {whole.documents.map((one) => (
          <li key={one.id} className={classes.row}>
            <span>
              {m.badges_document_line({ role: documentRoles[one.role](), name: one.name })}
            </span>
            <Button
              variant="default"
              size="compact-sm"
              disabled={isBusy}
              onClick={() => void act(() => badgeApi.removeDocument(whole.id, one.id))}
            >
              {m.badges_document_remove()}
            </Button>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {documentRolesOf(whole.kind).map((role) => (
          <FileButton
            key={role}
            accept="application/pdf,image/png,image/jpeg"
            onChange={(file) =>
              file &&
              void act(() => badgeApi.addDocument(whole.id, { role, name: file.name }, file))
            }
          >
            {(props) => (
              <Button {...props} variant="default" size="compact-sm" disabled={isBusy}>
                {m.badges_document_add({ name: documentRoles[role]() })}
              </Button>
            )}
          </FileButton>
        ))}
      </div>
    </>
  )
}

/** Who opened which document: nothing is read without its owner learning of it. */
function Accesses({ whole }: { whole: BadgeApplication }) {
  const read = whole.accesses.filter(({ reader }) => reader === 'operator')
  if (read.length === 0) return <p className={classes.quiet}>{m.badges_read_none()}</p>
  const [last] = read
  return (
    <p className={classes.quiet}>
      {m.badges_read({ count: read.length, last: formatTime(last?.readAt ?? 0) })}
    </p>
  )
}

const changeable: readonly BadgeApplicationSummary['state'][] = ['draft', 'moreWanted']
const open: readonly BadgeApplicationSummary['state'][] = [...changeable, 'submitted', 'inReview']

/** One of the own applications: where it stands, what is wanted, and what can be done. */
export function OwnApplication({ application }: { application: BadgeApplicationSummary }) {
  const { id, kind, project, address, state, note, badge } = application
  const acts = useAct()
  const chain = useEntryChain(application.chainId)
  const isOpen = open.includes(state)
  // Once it is decided too: until they are deleted, the reviewer can open the documents.
  const { data: whole } = useApplication(id)
  const { text, tone } = stateOf(application)
  const ended = badge && endText(badge)
  return (
    <li>
      <div className={classes.row}>
        <strong>{m.badges_application_line({ kind: badgeKinds[kind].name(), project })}</strong>
        <StatusBadge tone={tone}>{text()}</StatusBadge>
      </div>
      <div className={classes.row}>
        <AddressText address={address as `0x${string}`} />
        <span className={classes.quiet}>{chain?.name ?? application.chainId}</span>
      </div>
      {note && <NoticeBox tone="warn">{note}</NoticeBox>}
      {ended && <NoticeBox tone="bad">{ended}</NoticeBox>}
      {acts.problem && (
        <NoticeBox tone="bad" role="alert">
          {acts.problem}
        </NoticeBox>
      )}
      {whole && changeable.includes(state) && <ChangeDocuments whole={whole} {...acts} />}
      {whole && <Accesses whole={whole} />}
      {isOpen && (
        <div className={classes.actions}>
          {changeable.includes(state) && (
            <Button
              size="compact-sm"
              disabled={acts.isBusy}
              onClick={() => void acts.act(() => badgeApi.submitApplication(id))}
            >
              {state === 'draft' ? m.badges_submit_draft() : m.badges_submit()}
            </Button>
          )}
          <ConfirmedButton
            variant="default"
            size="compact-sm"
            disabled={acts.isBusy}
            label={m.badges_retract()}
            question={m.badges_retract_title()}
            text={m.badges_retract_text()}
            onConfirm={() => void acts.act(() => badgeApi.retractApplication(id))}
          />
        </div>
      )}
    </li>
  )
}
